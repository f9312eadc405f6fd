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
  expect(Object.keys(gallery)).toMatchInlineSnapshot(`
    [
      "GalleryIndex",
      "defaultLabels",
      "patterns",
      "canonicalSearch",
      "readState",
      "writeState",
      "Gallery",
      "LiveGallery",
      "prepareLiveGallery",
    ]
  `)
  expect(Object.keys(core)).toMatchInlineSnapshot(`
    [
      "DEFAULT_LIGHTBOX",
      "DEFAULT_TEXT_POSITION",
      "INITIAL_STATE",
      "NOTHING_SELECTED",
      "BREAKPOINTS",
      "FILTER_FORMS",
      "HOVER_EFFECTS",
      "IMAGE_TYPES",
      "LAYOUTS",
      "LIGHTBOX_SLIDES",
      "PAGING_KINDS",
      "PATTERN_IDS",
      "SORT_KEYS",
      "TEXT_POSITIONS",
      "TILE_CLICKS",
      "TILE_SIZES",
      "TRACK_KINDS",
      "foldText",
      "isUnspaced",
      "splitWords",
      "pageWindow",
      "cleanQuery",
      "MAX_QUERY_LENGTH",
      "isSelected",
      "selectedIn",
      "selectedOptions",
      "compareTiles",
      "MAX_SEED",
      "GalleryIndex",
      "textCoverTone",
      "createHrefBuilder",
      "tileAnchor",
      "canonicalSearch",
      "readState",
      "writeState",
      "activateOption",
      "clearFilters",
      "goToPage",
      "loadMore",
      "openTile",
      "removeOption",
      "searchFor",
      "selectOption",
      "sortBy",
    ]
  `)
  expect(Object.keys(dom)).toMatchInlineSnapshot(`
    [
      "isPlainClick",
      "logFailure",
      "onIntent",
      "popoverPosition",
      "positionPopover",
      "prefersReducedMotion",
      "REDUCED_MOTION",
      "whenIdle",
    ]
  `)
  expect(Object.keys(layouts)).toMatchInlineSnapshot(`
    [
      "BREAKPOINT_MIN_WIDTH",
      "ROW_HEIGHT",
      "BREAKPOINTS",
      "LAYOUTS",
      "PATTERN_IDS",
      "parseBreakpoint",
      "parseRows",
      "patterns",
      "resolvePattern",
      "tileAspectRatio",
      "assignSpans",
      "computeTileRects",
      "placeTiles",
    ]
  `)
  expect(Object.keys(patterns)).toMatchInlineSnapshot(`
    [
      "completePattern",
      "findFault",
      "MAX_DRAWING",
      "toDrawing",
    ]
  `)
  expect(Object.keys(lightbox)).toMatchInlineSnapshot(`
    [
      "defaultLightboxLabels",
      "Lightbox",
    ]
  `)
  expect(Object.keys(linked)).toMatchInlineSnapshot(`
    [
      "openLinked",
      "watchLinks",
    ]
  `)
  expect(Object.keys(server)).toMatchInlineSnapshot(`
    [
      "createCachedGrid",
    ]
  `)
})
