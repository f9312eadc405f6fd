// @ts-check

/** @typedef {Readonly<Record<string, string | number | null>>} Values */

/** A dump as `mysqldump` writes it. @param {Readonly<Record<string, readonly Values[]>>} tables rows by table */
export const createDump = (tables) =>
  `-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)
--
-- Host: localhost    Database: joomla
/*!40101 SET NAMES utf8mb4 */;
${Object.entries(tables)
  .map(([table, rows]) => createTable(table, rows))
  .join('\n')}
-- Dump completed on 2024-03-05 10:00:00
`

/** @param {string} table @param {readonly Values[]} rows */
function createTable(table, rows) {
  const columns = Object.keys(rows[0] ?? { id: 1 })
  const tuples = rows.map((row) => `(${columns.map((name) => toSql(row[name] ?? null)).join(',')})`)
  return `
--
-- Table structure for table \`${table}\`
--

DROP TABLE IF EXISTS \`${table}\`;
CREATE TABLE \`${table}\` (
${columns.map((name) => `  \`${name}\` mediumtext NOT NULL DEFAULT '; (',`).join('\n')}
  PRIMARY KEY (\`${columns[0]}\`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
LOCK TABLES \`${table}\` WRITE;
/*!40000 ALTER TABLE \`${table}\` DISABLE KEYS */;
${rows.length > 0 ? `INSERT INTO \`${table}\` VALUES\n${tuples.join(',\n')};` : ''}
UNLOCK TABLES;`
}

/** @param {string | number | null} value */
function toSql(value) {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  return `'${value
    .replace(/[\\'"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\\0')
    .replaceAll('\u001a', '\\Z')}'`
}

const category = (/** @type {number} */ id, /** @type {string} */ title, parent = 1) => ({
  ...{ id, parent_id: parent, extension: 'com_content', title, alias: title.toLowerCase() },
})

/** @param {number} id @param {string} title @param {Values} [more] */
const article = (id, title, more = {}) => ({
  ...{ id, title, alias: title.toLowerCase().replaceAll(' ', '-'), introtext: '', fulltext: '' },
  ...{ state: 1, catid: 8, created: '2014-03-02 09:00:00', publish_up: '0000-00-00 00:00:00' },
  ...{ created_by: 42, created_by_alias: '', images: '{}', urls: '{}', metadesc: '' },
  ...{ hits: 0, featured: 0, language: '*', ...more },
})

/** @param {number} id @param {string} title @param {Values} more */
const menuItem = (id, title, more) => ({
  ...{ id, menutype: 'mainmenu', title, alias: title.toLowerCase(), path: title.toLowerCase() },
  ...{ link: '', type: 'component', published: 1, parent_id: 1, lft: id, home: 0, client_id: 0 },
  ...more,
})

/** The tables of a small Joomla site with two walls. @type {Readonly<Record<string, readonly Values[]>>} */
export const SITE = {
  jos_assets: [{ id: 1, name: 'root.1' }],
  jos_categories: [category(7, 'Works'), category(8, 'Prints', 7), category(9, 'Notes')],
  jos_content: [
    article(1, 'Low tide', {
      introtext:
        '<p>It\'s <a href="index.php?option=com_content&amp;view=article&amp;id=2:pier">here</a>.</p>',
      fulltext: '<p>More "text" \\ here</p>',
      images: JSON.stringify({
        ...{
          image_intro: 'images/tide.jpg#joomlaImage://local-images/tide.jpg',
          image_intro_alt: 'Mud',
        },
        ...{ image_fulltext: 'images/tide.jpg' },
      }),
      hits: 12,
    }),
    article(2, 'Pier', { catid: 9, state: 0 }),
    article(3, 'Gone', { state: -2 }),
  ],
  jos_contentitem_tag_map: [
    { type_alias: 'com_content.article', content_item_id: 1, tag_id: 5 },
    { type_alias: 'com_contact.contact', content_item_id: 1, tag_id: 6 },
  ],
  jos_fields: [
    { id: 1, context: 'com_content.article', title: 'Medium', name: 'medium', label: 'Medium' },
  ],
  jos_fields_values: [{ field_id: 1, item_id: '1', value: 'Etching' }],
  jos_menu: [
    menuItem(1, 'Menu_Item_Root', { parent_id: 0 }),
    menuItem(101, 'Home', {
      home: 1,
      link: 'index.php?option=com_minitekwall&view=masonry&widget_id=1',
    }),
    menuItem(102, 'Works', { link: 'index.php?option=com_content&view=category&layout=blog&id=7' }),
    menuItem(103, 'Tide', {
      parent_id: 102,
      path: 'works/tide',
      link: 'index.php?option=com_content&view=article&id=1',
    }),
    menuItem(104, 'Contact', { link: 'index.php?option=com_contact&view=contact&id=1' }),
    menuItem(105, 'Login', { menutype: 'usermenu' }),
  ],
  jos_minitek_wall_widgets: [
    {
      ...{ id: 1, source_id: 'content', name: 'The wall', description: '<p>Above.</p>', state: 1 },
      masonry_params: JSON.stringify({
        ...{
          mas_grid: '16r',
          mas_hb: '1',
          mas_hb_effect: '6',
          mas_hb_zoom: '1',
          mas_modal_title: '0',
        },
        ...{
          mas_description: '1',
          mas_category_filters: '1',
          mas_tag_filters: '0',
          mas_filter_type: '2',
          mas_border_radius: '9',
        },
        ...{
          mas_starting_limit: '16',
          mas_db_position_big: 'left',
          mas_db_position_lscape: 'cover',
        },
      }),
    },
    {
      id: 2,
      source_id: 'folder',
      name: 'Rows',
      description: '',
      state: 0,
      masonry_params: '{"mas_grid":"98o"}',
    },
  ],
  jos_minitek_wall_widgets_source: [
    {
      ...{ id: 1, widget_id: 1 },
      source_params:
        '{"source_type":"content","joomla_mode":"ja","ja_catid":["8"],"ja_article_ordering":"a.title","ja_article_ordering_direction":"ASC"}',
    },
  ],
  jos_tags: [
    { id: 5, title: 'Sea' },
    { id: 6, title: 'People' },
  ],
  jos_users: [{ id: 42, name: 'Ada Holm' }],
}
