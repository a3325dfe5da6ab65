/**
 * Stands at the head of a drawn page, before anything that can be pressed, and keeps what is done until the program has taken over: typed
 * and pressed things wait in their order, and are done once, by the program (`doWhatWaits` in the web's main.tsx). Links and scrolling
 * need no program and are left alone.
 */
export const keeper = `const waiting = (window.waiting = { actions: [], isDoing: false })
const keep = (action) => {
  const last = waiting.actions.at(-1)
  const goesOn = last?.target === action.target && last.text !== undefined && action.text !== undefined
  if (goesOn) waiting.actions.pop()
  waiting.actions.push(action)
}
const holds = {
  input({ target }) {
    if (target.matches('input')) keep({ target, text: target.value })
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
    if (window.isHere || waiting.isDoing || !event.target.closest('#root')) return
    event.stopImmediatePropagation()
    holds[type](event)
  }, true)`

/**
 * Stands at the end of a drawn page and fetches the program after the first frame. What was drawn for another tab's person, or in another
 * language, is not shown: the program is going to draw anew.
 */
export const starter = `const told = (name) => document.cookie.split('; ').find((one) => one.startsWith(name + '='))?.slice(name.length + 1)
const kept = (name) => sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? ''
const isOthers = [['Authorization', 'token'], ['locale', 'locale']].some(([cookie, key]) => decodeURIComponent(told(cookie) ?? '') !== kept(key))
if (isOthers) document.querySelector('#root').style.visibility = 'hidden'
const begin = () => document.body.append(document.querySelector('#program').content)
if (document.hidden) begin()
else requestAnimationFrame(() => setTimeout(begin))`
