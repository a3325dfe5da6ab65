import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import type { PortalEnablement } from '#contract/tenancy/tenancy.ts'
import { PortalContext } from '#web/kit/client/portal.ts'
import { keyOf } from '#web/kit/client/queryKey.ts'
import { LoginButtons } from './LoginButtons.tsx'
import { loginButtonConf } from './loginButtonConf.ts'

/** Targets of the login buttons for a portal with these addresses. */
function targetsFor(addresses: Pick<PortalEnablement, 'purLoginUrl' | 'supLoginUrl'>): string[] {
  const client = new QueryClient()
  client.setQueryData(keyOf(getConfByType, loginButtonConf), [{ code: 'loginButton', val: '1', id: null }])
  const value = { supplierEnable: '1', ...addresses } as PortalEnablement
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(PortalContext, { value }, createElement(MemoryRouter, null, createElement(LoginButtons))),
    ),
  )
  return [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href!)
}

test('login buttons: an entrance with an address is a link to it', () => {
  expect(targetsFor({ purLoginUrl: '/login', supLoginUrl: 'https://suppliers.example.com/login' })).toEqual([
    '/login',
    'https://suppliers.example.com/login',
  ])
})

test('login buttons: an entrance without an address, or with one that is no page, leads to no other page', () => {
  expect(targetsFor({ purLoginUrl: '', supLoginUrl: 'javascript:alert(1)' })).toEqual([
    '/login?entrance=purchaser',
    '/login?entrance=supplier',
  ])
})
