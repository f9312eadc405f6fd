/** Whether objects have the same entries. */
export const isShallowEqual = (a: object = {}, b: object = {}): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, value]) => value === Reflect.get(b, key))
