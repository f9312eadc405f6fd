import type { KeepResult } from '../local-copies/local-copies'

const PROBLEMS: Readonly<Partial<Record<KeepResult, string>>> = {
  'too-long': 'This text is too long to be kept in the browser until it is saved.',
  'storage-full':
    'The storage of this browser is full. Your text is not kept in it until it is saved.',
}

/** Says why unsaved changes would not survive a crash; null if they would. */
export const describeCopy = (result: KeepResult): string | null => PROBLEMS[result] ?? null
