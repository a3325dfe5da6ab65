import { createHash } from 'node:crypto'
import type { PortalLook } from './portalLook.ts'

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const words = {
  'zh-CN': {
    title: '网络连接已断开',
    text: '无法访问“{name}”，请检查网络后重试。网络恢复后，页面会自动打开。',
    retry: '重试',
  },
  en: {
    title: "You're offline",
    text: "“{name}” can't be reached. Check your connection and try again. The page opens by itself once you're back online.",
    retry: 'Try again',
  },
} as const
type Language = keyof typeof words
const languages = Object.keys(words) as Language[]

/** Language and theme are determined in the browser, by the cookies that the application stores. */
const script = [
  `const cookieOf=(name)=>document.cookie.split('; ').find((pair)=>pair.startsWith(name+'='))?.split('=')[1]`,
  `const lang=cookieOf('locale')==='en_US'?'en':'zh-CN',mode=cookieOf('themeMode'),page=document.documentElement`,
  `page.lang=lang;if(mode==='light'||mode==='dark')page.dataset.mode=mode`,
  `for(const part of document.querySelectorAll('main'))part.hidden=part.lang!==lang`,
  `document.title=document.querySelector('main:not([hidden])').dataset.title`,
  `for(const button of document.querySelectorAll('button'))button.onclick=()=>location.reload()`,
  // The network may be back without access to this site: the page stays until it is reachable.
  `const checkConnection=()=>{if(navigator.onLine)fetch('/robots.txt',{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),()=>{})}`,
  `addEventListener('online',checkConnection);setInterval(checkConnection,5000)`,
].join(';')

/** The page runs only its own script and loads nothing. */
export const offlinePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const css = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--t-1);font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{width:100%;max-width:420px;text-align:center}
main[hidden]{display:none}
svg{width:72px;height:72px;margin-bottom:20px;color:var(--p-text)}
h1{margin:0 0 8px;font-size:22px;line-height:1.4}
p{margin:0 0 24px;color:var(--t-2);overflow-wrap:anywhere;text-wrap:pretty}
button{min-height:44px;min-width:140px;padding:0 24px;border:0;border-radius:6px;background:var(--p-6);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--p-7)}
:focus-visible{outline:2px solid var(--p-text);outline-offset:2px}`

const picture =
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 19c4.5-4.3 10.1-6.5 16-6.500 2.200 0 4.300.3 6.300.9M40 19a22.5 22.5 0 0 0-3.400-2.700M14 26a14 14 0 0 1 7.500-3.700M34 26a14.300 14.300 0 0 0-4.200-2.700M20 32.600a6.200 6.200 0 0 1 8 0M24 38h.02M8 8l32 32"/></svg>'

/** Offline page, the only page cached by browsers, in both languages and the tenant's colours. */
export function offlinePageOf({ title, language, style }: PortalLook): string {
  const mains = languages.map((lang) => {
    const { title: heading, text, retry } = words[lang]
    const hidden = lang === language ? '' : ' hidden'
    return `<main lang="${lang}"${hidden} data-title="${inText(`${heading} - ${title}`)}">${picture}<h1>${inText(heading)}</h1><p>${inText(text.replace('{name}', () => title))}</p><button type="button">${inText(retry)}</button></main>`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${inText(`${words[language].title} - ${title}`)}</title><style>${style}
${css}</style></head><body>${mains.join('')}<script>${script}</script></body></html>
`
}
