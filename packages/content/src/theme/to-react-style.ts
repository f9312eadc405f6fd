/** CSS properties as a React `style`: custom properties keep their names, the others are camel-cased. */
export const toReactStyle = (
  properties: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [reactName(name), value]))

const reactName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
