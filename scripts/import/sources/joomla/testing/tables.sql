-- The columns of Joomla and Minitek Wall that the importer reads.
CREATE TABLE #__categories (
  id int NOT NULL PRIMARY KEY,
  parent_id int,
  lft int,
  rgt int,
  level int,
  path text,
  extension varchar(50),
  title varchar(255),
  alias varchar(400),
  description mediumtext,
  published tinyint,
  access int,
  params text,
  metadata text,
  language char(7)
);

CREATE TABLE #__content (
  id int NOT NULL PRIMARY KEY,
  title varchar(255),
  alias varchar(400),
  introtext mediumtext,
  `fulltext` mediumtext,
  state tinyint,
  catid int,
  created datetime,
  created_by int,
  created_by_alias varchar(255),
  publish_up datetime,
  publish_down datetime,
  images text,
  urls text,
  attribs text,
  metakey text,
  metadesc text,
  access int,
  hits int,
  metadata text,
  featured tinyint,
  language char(7)
);

CREATE TABLE #__content_frontpage (
  content_id int NOT NULL PRIMARY KEY,
  ordering int
);

CREATE TABLE #__contentitem_tag_map (
  type_alias varchar(255),
  core_content_id int,
  content_item_id int,
  tag_id int,
  type_id int
);

CREATE TABLE #__fields (
  id int NOT NULL PRIMARY KEY,
  context varchar(255),
  title varchar(255),
  name varchar(255),
  label varchar(255),
  type varchar(255),
  state tinyint
);

CREATE TABLE #__fields_values (
  field_id int,
  item_id varchar(255),
  value text
);

CREATE TABLE #__menu (
  id int NOT NULL PRIMARY KEY,
  menutype varchar(24),
  title varchar(255),
  alias varchar(400),
  path varchar(1024),
  link varchar(1024),
  type varchar(16),
  published tinyint,
  parent_id int,
  level int,
  access int,
  params text,
  lft int,
  rgt int,
  home tinyint,
  language char(7),
  client_id tinyint
);

CREATE TABLE #__minitek_wall_widgets (
  id int NOT NULL PRIMARY KEY,
  source_id varchar(100),
  name varchar(255),
  description text,
  masonry_params text,
  state tinyint
);

CREATE TABLE #__minitek_wall_widgets_source (
  id int NOT NULL PRIMARY KEY,
  widget_id int,
  source_params text
);

CREATE TABLE #__tags (
  id int NOT NULL PRIMARY KEY,
  parent_id int,
  lft int,
  rgt int,
  level int,
  path varchar(400),
  title varchar(255),
  alias varchar(400),
  published tinyint,
  access int
);

CREATE TABLE #__users (
  id int NOT NULL PRIMARY KEY,
  name varchar(400),
  username varchar(150),
  email varchar(100)
);

