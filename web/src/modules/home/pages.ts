import { createElement, type ReactElement } from 'react'
import { type HomePageName, homePages } from '#contract/home/homePages.ts'
import { lazyPage } from '#web/messages/lazy.ts'

/** The home of the tenant, or the home page of this name. */
export const homePage = (page?: HomePageName): ReactElement =>
  lazyPage(['catalogue', 'home.public'], async () => {
    const { HomePage } = await import('#web/modules/home/page/HomePage.tsx')
    return () => createElement(HomePage, page === undefined ? {} : { page })
  })

/** Pages that the menu leads to, by the route names of its entries. */
export const menuPages = {
  homeLayouts: lazyPage(
    ['catalogue', 'home', 'home.public'],
    async () => (await import('#web/modules/home/editor/LayoutsPage.tsx')).LayoutsPage,
  ),
}

/** Pages for everybody, whether signed in or not. */
export const publicPages = Object.fromEntries(homePages.map((page) => [`/${page}`, homePage(page)])) as Readonly<
  Record<`/${HomePageName}`, ReactElement>
>
