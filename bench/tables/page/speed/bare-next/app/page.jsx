/** A minimal static page. */
export default function Page() {
  return <h1>A bare page</h1>
}
