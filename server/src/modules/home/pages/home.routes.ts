import * as contract from '#contract/home/home.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { SharedReply } from '#kit/http/sharedReply.ts'
import { portalMenu, readSettings } from '#modules/tenancy/index.ts'
import { logFailures } from './failures.ts'
import { openHome, presentHome } from './home.service.ts'

export function homeRoutes(app: App) {
  serve(app, contract.viewHome, async ({ db, actor, input, request }) => {
    const { shown, facts } = await openHome(db, actor, input.page)
    const view = await presentHome(db, actor, shown, facts, logFailures(request))
    return SharedReply.of(view, { now: facts.at.toISOString() })
  })
  serve(app, contract.getCycleimgsList, async ({ db, actor, request }) => {
    const { shown, facts } = await openHome(db, actor)
    const layout = onlyCarousels(shown.layout)
    const { blocks } = await presentHome(db, actor, { ...shown, layout }, facts, logFailures(request))
    return blocks
      .flatMap((block) => (block.kind === 'carousel' ? block.banners : []))
      .slice(0, 10)
      .map(({ imgUrl, openUrl, openType, title }) => ({ imgUrl, openUrl, openType, title }))
  })
  serve(app, contract.QueryMenuListByDomain, async ({ db }) => {
    const { isEnable } = await readSettings(db, 'isEnable')
    return isEnable ? portalMenu(db) : []
  })
}

const onlyCarousels = <L extends { readonly blocks: readonly { readonly kind: string }[] }>(layout: L): L => ({
  ...layout,
  blocks: layout.blocks.filter(({ kind }) => kind === 'carousel'),
})
