/**
 * Event replay: stands at the end of a server-rendered page's head and keeps what is typed and clicked before
 * hydration. The web's main.tsx replays it in its order, once (`replayEvents`). Links and scrolling work without a
 * program and are left alone.
 */
export const eventReplayScript = `const pending = (window.pendingEvents = { actions: [], isReplaying: false })
const keep = (action) => {
  const last = pending.actions.at(-1)
  const goesOn = last?.target === action.target && last.text !== undefined && action.text !== undefined
  if (goesOn) pending.actions.pop()
  pending.actions.push(action)
}
const holds = {
  input({ target }) {
    if (target.matches('input, textarea')) keep({ target, text: target.value })
  },
  click(event) {
    const target = event.target.closest('button, [type=checkbox], [type=radio]')
    if (!target) return
    event.preventDefault()
    keep({ target })
  },
  submit: (event) => event.preventDefault(),
}
for (const type of Object.keys(holds))
  addEventListener(type, (event) => {
    if (window.isHydrated || pending.isReplaying || !event.target.closest('#root')) return
    event.stopImmediatePropagation()
    holds[type](event)
  }, true)`

/**
 * Bootstrap: inline script at the end of a server-rendered page. Adds the page's scripts after the first paint, so that
 * they do not delay styles, fonts and pictures, and after a second at the latest; further calls add nothing, because
 * the template is empty by then. A cookie that cannot be decoded, which anything on this host may have set, is taken
 * literally. Content rendered for another session or language is hidden until it is re-rendered.
 */
export const bootstrapScript = `const decode = (text) => { try { return decodeURIComponent(text) } catch { return text } }
const readCookie = (name) => decode(document.cookie.split('; ').find((one) => one.startsWith(name + '='))?.slice(name.length + 1) ?? '')
const readStorage = (name) => sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? ''
const isOthers = [['Authorization', 'token'], ['locale', 'locale']].some(([cookie, key]) => readCookie(cookie) !== readStorage(key))
if (isOthers) document.querySelector('#root').style.visibility = 'hidden'
const program = document.querySelector('#program')
const fetchProgram = () => document.body.append(program.content)
if (document.hidden || isOthers) fetchProgram()
else {
  new PerformanceObserver(fetchProgram).observe({ type: 'paint', buffered: true })
  setTimeout(fetchProgram, 1000)
}`
