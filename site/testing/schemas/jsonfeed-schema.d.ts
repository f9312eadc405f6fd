/** The package has no types: it is one JSON Schema of draft 7. */
declare module 'jsonfeed-schema' {
  const schema: import('ajv').SchemaObject
  export default schema
}
