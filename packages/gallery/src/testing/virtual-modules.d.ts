declare module 'virtual:unlayered-styles' {
  const css: string
  export default css
}
