import * as migration_20261121_090752_initial from './20261121_090752_initial';
import * as migration_20261121_100117_term_names from './20261121_100117_term_names';
import * as migration_20261121_113524_gallery_options from './20261121_113524_gallery_options';
import * as migration_20261121_143833_lightbox_options from './20261121_143833_lightbox_options';
import * as migration_20261121_145944_redirects from './20261121_145944_redirects';
import * as migration_20261121_152017_theme from './20261121_152017_theme';
import * as migration_20261121_173834_menus_and_type from './20261121_173834_menus_and_type';
import * as migration_20261121_174753_page_blocks from './20261121_174753_page_blocks';
import * as migration_20261121_181455_localised_content from './20261121_181455_localised_content';
import * as migration_20261121_212611_films from './20261121_212611_films';
import * as migration_20261122_051600_references_let_go from './20261122_051600_references_let_go';
import * as migration_20261122_054500_ids_once from './20261122_054500_ids_once';

export const migrations = [
  {
    up: migration_20261121_090752_initial.up,
    down: migration_20261121_090752_initial.down,
    name: '20261121_090752_initial',
  },
  {
    up: migration_20261121_100117_term_names.up,
    down: migration_20261121_100117_term_names.down,
    name: '20261121_100117_term_names',
  },
  {
    up: migration_20261121_113524_gallery_options.up,
    down: migration_20261121_113524_gallery_options.down,
    name: '20261121_113524_gallery_options',
  },
  {
    up: migration_20261121_143833_lightbox_options.up,
    down: migration_20261121_143833_lightbox_options.down,
    name: '20261121_143833_lightbox_options',
  },
  {
    up: migration_20261121_145944_redirects.up,
    down: migration_20261121_145944_redirects.down,
    name: '20261121_145944_redirects',
  },
  {
    up: migration_20261121_152017_theme.up,
    down: migration_20261121_152017_theme.down,
    name: '20261121_152017_theme',
  },
  {
    up: migration_20261121_173834_menus_and_type.up,
    down: migration_20261121_173834_menus_and_type.down,
    name: '20261121_173834_menus_and_type',
  },
  {
    up: migration_20261121_174753_page_blocks.up,
    down: migration_20261121_174753_page_blocks.down,
    name: '20261121_174753_page_blocks',
  },
  {
    up: migration_20261121_181455_localised_content.up,
    down: migration_20261121_181455_localised_content.down,
    name: '20261121_181455_localised_content',
  },
  {
    up: migration_20261121_212611_films.up,
    down: migration_20261121_212611_films.down,
    name: '20261121_212611_films',
  },
  {
    up: migration_20261122_051600_references_let_go.up,
    down: migration_20261122_051600_references_let_go.down,
    name: '20261122_051600_references_let_go',
  },
  {
    up: migration_20261122_054500_ids_once.up,
    down: migration_20261122_054500_ids_once.down,
    name: '20261122_054500_ids_once'
  },
];
