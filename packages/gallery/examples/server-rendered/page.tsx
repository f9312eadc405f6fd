import { hydrateRoot } from 'react-dom/client'
import { Live } from '../Live'
import { ExamplePage } from '../ExamplePage'
import { prints } from '../works'
import source from './page.tsx?raw'
import { gallery } from './gallery'
import '../example.css'

const root = document.getElementById('root')
if (root)
  hydrateRoot(
    root,
    <ExamplePage folder="server-rendered" source={source}>
      <Live gallery={gallery} tiles={prints} />
    </ExamplePage>,
  )
