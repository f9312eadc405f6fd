/** A JSON Schema (draft 7). The package has no types. */
declare module 'jsonfeed-schema' {
  const schema: import('ajv').SchemaObject
  export default schema
}
