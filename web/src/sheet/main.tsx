import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { uploadLimits } from '#contract/files/files.ts'
import { cssVars, DEFAULT_BRAND_COLOUR } from '#web/app/palette.ts'
import '#web/app/base.css'
import { mode } from '#web/kit/client/preferences.ts'
import { Toaster } from '#web/kit/overlay/Toaster.tsx'
import { speak } from '#web/messages/index.ts'
import { Sheet } from './Sheet.tsx'

/**
 * The component sheet: every control of the kit on one page, for development and `npm run screenshots:kit`. No build
 * contains it.
 */
const { style, dataset } = document.documentElement
for (const [name, value] of Object.entries(cssVars(DEFAULT_BRAND_COLOUR, mode()))) style.setProperty(name, value)
dataset['mode'] = mode()
await speak()
// No server stands behind the sheet: what a control asks for is answered here.
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
client.setQueryData([uploadLimits.path, {}], { maxBytes: 20 * 1024 * 1024 })
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Sheet />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
)
