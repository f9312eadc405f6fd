/** The least a page can be: a static one. */
export default function Page() {
  return <h1>A bare page</h1>
}
