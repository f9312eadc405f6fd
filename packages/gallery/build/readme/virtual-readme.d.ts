declare module 'virtual:readme' {
  /** Name of a code block → loads it as a module. */
  export const blocks: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}
