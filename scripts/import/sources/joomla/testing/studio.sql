-- A small site in the tables of Joomla (#__ is their prefix) and of Minitek Wall 4.4. Columns that are not named have their defaults.
SET SESSION sql_mode = '';
SET NAMES utf8mb4;

INSERT INTO #__users (id, name, username, email) VALUES (500, 'Ada Holm', 'ada', 'ada@example.org');

INSERT INTO #__categories (id, parent_id, lft, rgt, level, path, extension, title, alias, description, published, access, params, metadata, language) VALUES
  (200, 1, 900, 905, 1, 'works', 'com_content', 'Works', 'works', '<p>All that we print.</p>', 1, 1, '{}', '{}', '*'),
  (201, 200, 901, 902, 2, 'works/prints', 'com_content', 'Prints & Plates', 'prints', '', 1, 1, '{}', '{}', '*'),
  (202, 200, 903, 904, 2, 'works/notes', 'com_content', 'Notes', 'notes', '', 1, 1, '{}', '{}', '*'),
  (203, 1, 906, 907, 1, 'closed', 'com_content', 'Closed', 'closed', '', 0, 1, '{}', '{}', '*');

INSERT INTO #__content (id, title, alias, introtext, `fulltext`, state, catid, created, created_by, created_by_alias, publish_up, publish_down, images, urls, attribs, metakey, metadesc, access, hits, metadata, featured, language) VALUES
  (300, 'Low tide', 'low-tide', '<p>It''s <a href="index.php?option=com_content&amp;view=article&amp;id=301:pier">here</a>.</p>', '<p>More \\ "text", 𝄞 and 🎨.</p>\r\n<p>Last.</p>', 1, 201, '2014-03-02 09:00:00', 500, '', '2014-03-02 09:00:00', NULL, '{"image_intro":"images\\/tide.jpg#joomlaImage:\\/\\/local-images\\/tide.jpg?width=900&height=600","image_intro_alt":"Boats on the mud","image_fulltext":"images\\/pier.jpg","image_fulltext_alt":"The pier","image_fulltext_caption":"At noon"}', '{}', '{"show_title":"0"}', '', 'Etching of a harbour', 1, 12, '{}', 1, '*'),
  (301, 'Pier', 'pier', '<p>Wood and iron.</p>{loadposition below}', '', 1, 202, '2015-05-01 10:00:00', 500, 'E. Žák', '2015-05-01 10:00:00', NULL, '{}', '{"urla":"https:\\/\\/example.org\\/"}', '{}', 'iron, wood', '', 1, 0, '{}', 0, '*'),
  (302, 'For members', 'members', '<p>Inside.</p>', '', 1, 201, '2016-01-01 00:00:00', 500, '', '2016-01-01 00:00:00', NULL, '{}', '{}', '{}', '', '', 2, 0, '{}', 0, '*'),
  (303, 'Next year', 'next-year', '<p>Soon.</p>', '', 1, 201, '2016-01-02 00:00:00', 500, '', '2999-01-01 00:00:00', NULL, '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*'),
  (304, 'Over', 'over', '<p>Gone.</p>', '', 1, 201, '2016-01-03 00:00:00', 500, '', '2016-01-03 00:00:00', '2017-01-01 00:00:00', '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*'),
  (305, 'Behind a door', 'behind', '<p>Closed.</p>', '', 1, 203, '2016-01-04 00:00:00', 500, '', '2016-01-04 00:00:00', NULL, '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*'),
  (306, 'Unfinished', 'unfinished', '<p>Half.</p>', '', 0, 202, '2016-01-05 00:00:00', 500, '', NULL, NULL, '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*'),
  (307, 'Archived', 'archived', '<p>Old.</p>', '', 2, 202, '2009-01-05 00:00:00', 500, '', '2009-01-05 00:00:00', NULL, '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*'),
  (308, 'Trashed', 'trashed', '', '', -2, 202, '2009-01-06 00:00:00', 500, '', NULL, NULL, '{}', '{}', '{}', '', '', 1, 0, '{}', 0, '*');

INSERT INTO #__content_frontpage (content_id, ordering) VALUES (300, 1);

INSERT INTO #__tags (id, parent_id, lft, rgt, level, path, title, alias, published, access) VALUES
  (400, 1, 901, 902, 1, 'sea', 'Sea', 'sea', 1, 1),
  (401, 1, 903, 904, 1, 'iron', 'Iron', 'iron', 1, 1);
INSERT INTO #__contentitem_tag_map (type_alias, core_content_id, content_item_id, tag_id, type_id) VALUES
  ('com_content.article', 900, 300, 400, 1),
  ('com_content.article', 901, 301, 401, 1);

INSERT INTO #__fields (id, context, title, name, label, type, state) VALUES (600, 'com_content.article', 'Medium', 'medium', 'Medium', 'text', 1);
INSERT INTO #__fields_values (field_id, item_id, value) VALUES (600, '300', 'Etching'), (600, '301', 'Photograph');

INSERT INTO #__menu (id, menutype, title, alias, path, link, type, published, parent_id, level, access, params, lft, rgt, home, language, client_id) VALUES
  (700, 'studio', 'Works', 'works', 'works', 'index.php?option=com_minitekwall&view=masonry&widget_id=1', 'component', 1, 1, 1, 1, '{}', 900, 903, 0, '*', 0),
  (701, 'studio', 'Low tide', 'low-tide', 'works/low-tide', 'index.php?option=com_content&view=article&id=300', 'component', 1, 700, 2, 1, '{}', 901, 902, 0, '*', 0),
  (702, 'studio', 'Notes', 'notes', 'notes', 'index.php?option=com_content&view=category&layout=blog&id=202', 'component', 1, 1, 1, 1, '{}', 904, 905, 0, '*', 0),
  (703, 'studio', 'Shop', 'shop', 'shop', 'https://shop.example/', 'url', 1, 1, 1, 1, '{}', 906, 907, 0, '*', 0),
  (704, 'studio', 'Members', 'members', 'members', 'index.php?option=com_content&view=article&id=302', 'component', 1, 1, 1, 2, '{}', 908, 909, 0, '*', 0),
  (705, 'studio', 'Contact', 'contact', 'contact', 'index.php?option=com_contact&view=contact&id=1', 'component', 1, 1, 1, 1, '{}', 910, 911, 0, '*', 0);

INSERT INTO #__minitek_wall_widgets (id, source_id, name, description, masonry_params, state) VALUES
  (1, 'content', 'Works of the studio', '<p>Seen from the quay.</p>', '{"mas_page_title":"0","mas_description":"1","mas_grid":"5b","mas_cols":"4","mas_layout_mode":"packery","mas_gutter":"12","mas_border_radius":"0","mas_border_color":"#eeeeee","mas_images":"1","mas_image_link":"1","mas_crop_images":"0","mas_db_big":"1","mas_db_position_big":"left","mas_db_bg_big":"#123456","mas_db_title_big":"1","mas_db_tags_big":"0","mas_db_position_lscape":"cover","mas_db_position_portrait":"bottom","mas_db_position_small":"cover","mas_db_position_columns":"below","mas_hb":"1","mas_hb_bg":"#eb885e","mas_hb_effect":"7","mas_hb_zoom":"1","mas_modal_title":"0","mas_pagination":"1","mas_starting_limit":"9","mas_filter_type":"2","mas_category_filters":"1","mas_tag_filters":"0","mas_title_sorting":"1","mas_date_sorting":"1","mas_hits_sorting":"0","mas_effects":["fade"],"mas_lg_cell_height":"320"}', 1),
  (2, 'content', 'Without notes', '', '{"mas_description":"0","mas_grid":"98o","mas_cols":"3","mas_gutter":"5","mas_layout_mode":"fitRows","mas_hb":"0","mas_pagination":"3","mas_starting_limit":"6","mas_page_limit":"6"}', 1),
  (3, 'folder', 'Photographs', '', '{"mas_grid":"99v"}', 1);
INSERT INTO #__minitek_wall_widgets_source (id, widget_id, source_params) VALUES
  (1, 1, '{"source_type":"content","joomla_mode":"ja","joomla_offset":"0","ja_category_filtering_type":"1","ja_catid":["200"],"ja_show_child_category_articles":"1","ja_levels":"1","ja_tag_filtering_type":"1","ja_show_front":"show","ja_date_filtering":"off","ja_relative_date":"30","ja_article_ordering":"a.title","ja_article_ordering_direction":"ASC"}'),
  (2, 2, '{"source_type":"content","joomla_mode":"ja","joomla_offset":"2","ja_category_filtering_type":"0","ja_catid":["202"],"ja_show_child_category_articles":"0","ja_levels":"1","ja_show_front":"only","ja_article_ordering":"a.publish_up","ja_article_ordering_direction":"ASC"}'),
  (3, 3, '{"source_type":"folder","fold_folder":"images\\/works"}');
