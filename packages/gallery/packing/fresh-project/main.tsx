import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <h1>A fresh project</h1>
      <App />
    </StrictMode>,
  )
