import { expect, test } from 'vitest'
import * as gallery from '../src'
import * as core from '../src/core'
import * as layouts from '../src/core/layouts'
import * as dom from '../src/dom'
import * as linked from '../src/linked'
import * as patterns from '../src/patterns'
import * as lightbox from '../src/react/lightbox/Lightbox'
import * as server from '../src/server'

/** Removing a name breaks sites that use it, so it needs a new major version. */
test('each entry point exports these names and no others', () => {
  expect(Object.keys(gallery).toSorted()).toMatchInlineSnapshot(`
    [
      "Gallery",
      "GalleryIndex",
      "LiveGallery",
      "canonicalSearch",
      "defaultLabels",
      "patterns",
      "prepareLiveGallery",
      "readState",
      "writeState",
    ]
  `)
  expect(Object.keys(core).toSorted()).toMatchInlineSnapshot(`
    [
      "BREAKPOINTS",
      "DEFAULT_LIGHTBOX",
      "DEFAULT_TEXT_POSITION",
      "FILTER_FORMS",
      "GalleryIndex",
      "HOVER_EFFECTS",
      "INITIAL_STATE",
      "LAYOUTS",
      "LIGHTBOX_SLIDES",
      "MAX_QUERY_LENGTH",
      "MAX_SEED",
      "NOTHING_SELECTED",
      "PAGING_KINDS",
      "PATTERN_IDS",
      "SORT_KEYS",
      "SOURCE_TYPES",
      "TEXT_POSITIONS",
      "TILE_CLICKS",
      "TILE_SIZES",
      "TRACK_KINDS",
      "activateOption",
      "canonicalSearch",
      "cleanQuery",
      "clearFilters",
      "compareTiles",
      "createHrefBuilder",
      "foldText",
      "goToPage",
      "isSelected",
      "isUnspaced",
      "loadMore",
      "openTile",
      "pageWindow",
      "readState",
      "removeOption",
      "searchFor",
      "selectOption",
      "selectedIn",
      "selectedOptions",
      "sortBy",
      "splitWords",
      "textCoverTone",
      "tileAnchor",
      "writeState",
    ]
  `)
  expect(Object.keys(dom).toSorted()).toMatchInlineSnapshot(`
    [
      "REDUCED_MOTION",
      "isPlainClick",
      "logFailure",
      "onIntent",
      "popoverPosition",
      "prefersReducedMotion",
      "serveOpenMenu",
      "whenIdle",
    ]
  `)
  expect(Object.keys(layouts).toSorted()).toMatchInlineSnapshot(`
    [
      "BREAKPOINTS",
      "BREAKPOINT_MIN_WIDTH",
      "LAYOUTS",
      "PATTERN_IDS",
      "ROW_HEIGHT",
      "assignSpans",
      "computeTileRects",
      "parseBreakpoint",
      "parseRows",
      "patterns",
      "placeTiles",
      "resolvePattern",
      "tileAspectRatio",
    ]
  `)
  expect(Object.keys(patterns).toSorted()).toMatchInlineSnapshot(`
    [
      "MAX_DRAWING",
      "completePattern",
      "findFault",
      "toDrawing",
    ]
  `)
  expect(Object.keys(lightbox).toSorted()).toMatchInlineSnapshot(`
    [
      "Lightbox",
      "defaultLightboxLabels",
    ]
  `)
  expect(Object.keys(linked).toSorted()).toMatchInlineSnapshot(`
    [
      "openLinked",
      "watchLinks",
    ]
  `)
  expect(Object.keys(server).toSorted()).toMatchInlineSnapshot(`
    [
      "createCachedGrid",
    ]
  `)
})
