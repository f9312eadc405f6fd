import { Gallery } from '@tessera/gallery'
import { ReactRouterLocation } from '@tessera/gallery/react-router'
import { createBrowserRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router'
import { images } from '../image-inputs'
import { show } from '../show'

const Layout = () => (
  <ReactRouterLocation>
    <Outlet />
  </ReactRouterLocation>
)

function FrontPage() {
  const [params] = useSearchParams()
  return (
    <>
      <p data-example-controls>
        <Link to="/?work.topic=Posters">Posters by the router</Link>
        <output aria-label="useSearchParams">{params.toString() || 'no parameters'}</output>
      </p>
      <Gallery id="work" title="Selected work" images={works} />
    </>
  )
}

// Titles lead to pages of this router.
const works = images.map((image) => ({ ...image, href: `/${image.id}` }))

const WorkPage = () => (
  <p data-example-controls>
    A page of the router. <Link to="/">All works</Link>
  </p>
)

const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <FrontPage /> },
      { path: '/:id', element: <WorkPage /> },
    ],
  },
]

const { pathname } = new URL('.', location.href)

show(<RouterProvider router={createBrowserRouter(routes, { basename: pathname })} />)
