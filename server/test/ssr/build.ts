import { qryUserRefDetail } from '#contract/identity/identity.ts'

/** Server entry that returns its input. */
export const serverEntry = `
export async function renderPage(visit) {
  const path = visit.url.split('?')[0]
  if (path === '/broken') throw new Error('cannot render')
  if (path === '/slow') await new Promise((resolve) => (globalThis.finishRendering ??= []).push(resolve))
  const headers = visit.token === null ? {} : { authorization: 'Bearer ' + visit.token }
  const answer = await visit.send('${qryUserRefDetail.path}', { method: 'GET', headers })
  const { code, data } = await answer.json()
  const state = { status: answer.status, code, userId: data?.userInfo?.userId ?? null, locale: visit.locale, text: '</script><b>' }
  const head = { title: 'A & <b>', shortName: 'A', favicon: '', colour: '#c8202f', language: 'en', style: ':root{--a:1}', state }
  const said = { title: 'Pumps <b>', description: 'a "quoted" one', url: visit.origin + '/public?a=1&b=2', data: [{ name: '</script><b>' }] }
  const page = { html: '<p>rendered</p>', sources: ['src/Page.tsx'], ...(path === '/public' ? { head: said } : {}) }
  return path === '/unrendered' ? head : { ...head, page }
}
`
export const template = `<!doctype html>
<html lang="zh-CN"><head><meta name="description" content="百采" /><title>百采</title><!--head--><link rel="icon" href="/favicon.svg">
<script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" href="/assets/core.js">
<link rel="stylesheet" crossorigin href="/assets/app.css"></head>
<body><div id="root">
  <!--page--><i>opening</i><!--/page-->
</div><!--state--></body></html>`
export const manifest = {
  'src/Page.tsx': { file: 'assets/Page.js', css: ['assets/Page.css'], imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'] },
}
