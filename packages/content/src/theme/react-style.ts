/** Properties of CSS as React takes them: custom ones as they are written, others by their names in script. */
export const reactStyle = (
  properties: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [reactName(name), value]))

const reactName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
