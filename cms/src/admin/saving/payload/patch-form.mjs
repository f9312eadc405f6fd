// @ts-check
import { dirname, join, relative, sep } from 'node:path'
import { findOnce, replaceOnce } from '../../payload-source/replace-once.mjs'

/** Relative to this file. */
const REPLACEMENT = 'merge-server-form-state.ts'

const patch = {
  effect: 'editors lose text that they type while the server works',
  loader: import.meta.filename,
}

/**
 * Turbopack loader for the bundle of Payload's admin. Payload 3.90 loses what editors change while the server works:
 * - its merge takes the server's values for new blocks and on each explicit save; here, our merge replaces it;
 * - after a merge it takes everything in the form as checked; here, it asks the server about changes made meanwhile;
 * - its validation of a field writes back the value that it has checked, while a newer one may have been typed;
 * - its forms disable their fields while a document is published; here, they stay enabled if the document exists.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function patchForm(source) {
  const file = relative(dirname(this.resourcePath), join(import.meta.dirname, REPLACEMENT))
  return `${keepFieldsEnabled(keepTypedValue(checkAgain(replaceMerge(source))))}
import{mergeServerFormState as tesseraMerge,stateAfterMerge as tesseraState}from${JSON.stringify(file.split(sep).join('/'))};`
}

/** @param {string} source */
const replaceMerge = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the function mergeServerFormState',
    pattern:
      /([\w$]+)=(\(\{acceptValues:[\w$]+,currentState:[\w$]+=\{\},incomingState:[\w$]+\}\)=>)/g,
    replacement: (_, name, rest) => `${name}=tesseraMerge,payloadMerge=${rest}`,
  })

/** @param {string} source */
const checkAgain = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the merge in the reducer of a form',
    pattern: /(serverState:([\w$]+)\}=[\w$]+,([\w$]+)=[^;]+;return [\w$]+\.current=)\3(,\3)/g,
    replacement: (_, start, incoming, merged, end) =>
      `${start}tesseraState(${merged},${incoming})${end}`,
  })

/** @param {string} source */
const keepTypedValue = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the validation of a field',
    pattern:
      /(type:"UPDATE",errorMessage:[\w$]+,path:[\w$]+),rows:[\w$?.]+(,valid:[\w$]+,validate:[\w$]+),value:[\w$]+/g,
    replacement: (_, action, result) => action + result,
  })

/** @param {string} source */
function keepFieldsEnabled(source) {
  const form = findOnce(source, {
    ...patch,
    what: 'the component Form',
    pattern:
      /\{id:([\w$]+),collectionSlug:[\w$]+,docConfig:[\w$]+,docPermissions:[\w$]+,getDocPreferences:[\w$]+,globalSlug:([\w$]+)\}/g,
  })
  const option = findOnce(source, {
    ...patch,
    what: "the form's option disableFormWhileProcessing",
    pattern: /disableFormWhileProcessing:([\w$]+)=!0/g,
  })
  const exists = `(${form[1]}||${form[2]})`
  return replaceOnce(source, {
    ...patch,
    what: 'where the form disables its fields',
    pattern: new RegExp(`(${escape(option[1])})&&\\(([\\w$]+)\\(!0\\),([\\w$]+)\\(!0\\)\\)`, 'g'),
    replacement: (_, isDisabling, setProcessing, setDisabled) =>
      `${isDisabling}&&(${exists}||${setProcessing}(!0),${setDisabled}(!0))`,
  })
}

/** @param {string | undefined} name */
const escape = (name = '') => name.replaceAll('$', '\\$')
