import { expect, test } from 'vitest'
import * as gallery from '../src'
import * as core from '../src/core'
import * as layouts from '../src/core/layouts'
import * as dom from '../src/dom'
import * as linked from '../src/linked'
import * as drawing from '../src/patterns'
import * as server from '../src/server'
import * as lightbox from '../src/react/lightbox/Lightbox'

/** A name taken away breaks somebody's site: it is a new major version. */
test('every door has these names, and no others', () => {
  expect(Object.keys(gallery)).toMatchInlineSnapshot(`
    [
      "defaultLabels",
      "GalleryIndex",
      "canonicalSearch",
      "readState",
      "writeState",
      "patterns",
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
      "fold",
      "isUnspaced",
      "wordsOf",
      "GalleryIndex",
      "SLIDE_NEIGHBOURS",
      "chooseOption",
      "clearFilters",
      "createHrefs",
      "followOption",
      "goToPage",
      "leaveOutOption",
      "loadMore",
      "openView",
      "searchFor",
      "sortBy",
      "stateHref",
      "tileAnchor",
      "toggleOption",
      "nearestPage",
      "pageCount",
      "pageWindow",
      "TEXT_COVER_TONES",
      "textCoverTone",
      "titleFit",
      "MAX_QUERY",
      "cleanQuery",
      "canonicalSearch",
      "createStateWriter",
      "readState",
      "writeState",
      "chosenIn",
      "chosenOptions",
      "choose",
      "filtered",
      "isSelected",
      "leaveOut",
      "toggle",
      "compareTiles",
      "MAX_SEED",
      "sortOrder",
    ]
  `)
  expect(Object.keys(layouts)).toMatchInlineSnapshot(`
    [
      "deal",
      "LEVEL_MIN_WIDTH",
      "LEVELS",
      "ROW_HEIGHT",
      "drawLevel",
      "drawRows",
      "drawSpans",
      "patternOf",
      "patterns",
      "image",
      "place",
      "arrange",
      "tileAspectRatio",
    ]
  `)
  expect(Object.keys(dom)).toMatchInlineSnapshot(`
    [
      "isPlainClick",
      "onIntent",
      "popoverPosition",
      "positionPopover",
      "prefersReducedMotion",
      "REDUCED_MOTION",
      "whenIdle",
    ]
  `)
  expect(Object.keys(drawing)).toMatchInlineSnapshot(`
    [
      "completePattern",
      "drawingOf",
      "findFault",
      "MAX_DRAWING",
      "floorPlans",
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
      "WrittenGrid",
    ]
  `)
})
