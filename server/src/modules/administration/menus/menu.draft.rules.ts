import type { MenuDraft } from '#contract/administration/menuEntries.ts'
import { reservedUrls } from '#contract/administration/reservedUrls.ts'
import { isCustomCode, type MenuArea } from '#contract/tenancy/menuFields.ts'
import type { MenuNode } from '#contract/tenancy/menuTree.ts'
import { permissions } from '#contract/permissions.ts'
import { refuse } from '#kit/refusal.ts'

/** Kinds of malls that single sign-on leads to (specification, calls of SSO). */
const malls = ['mall', 'fl', 'fw', 'gld']
const ownAddress = /^[A-Za-z][\w-]{0,63}$/
const outsideAddress = /^https:\/\/[^\s/@\\?#]+([/?#][^\s\\]*)?$/

interface MenuFacts {
  readonly area: MenuArea
  /** Entries of the menu. */
  readonly nodes: readonly MenuNode[]
  readonly declaredUrls: ReadonlySet<string>
  /** Custom codes of the tenant. */
  readonly codes: ReadonlySet<string>
}

const isTaken = (url: string, id: string | undefined, { nodes, declaredUrls }: MenuFacts) => {
  const folded = url.toLowerCase()
  return (
    reservedUrls.includes(folded) ||
    [...declaredUrls].some((each) => each.toLowerCase() === folded) ||
    nodes.some((node) => node.id !== id && node.outside === '0' && node.url.toLowerCase() === folded)
  )
}

/** Query in a form that browsers keep: pairs without markup. */
function checkedParams(params: string): string {
  const text = params.trim().replace(/^\?/, '')
  if (text !== '' && !/^[\w.~%+,:-]+=[\w.~%+,:-]*(&[\w.~%+,:-]+=[\w.~%+,:-]*)*$/.test(text)) refuse('menu.badParams')
  return text
}

const nothing = { url: '', routeName: '', params: '', isOutsideUrl: '0', isNewWindow: '0', permCode: '' } as const

/**
 * Checks an added entry and returns what is stored of it: a group has no page, a link no route name, a code no address.
 * `id` is the entry that is edited.
 */
export function checkedDraft(draft: MenuDraft, facts: MenuFacts, id?: string): MenuDraft {
  const { permType, isOutsideUrl, isNewWindow } = draft
  const named = { permName: draft.permName.trim(), enName: draft.enName.trim(), permType }
  const [url, permCode] = [draft.url.trim(), draft.permCode.trim()]
  if (permType === '3') {
    if (!isCustomCode(permCode)) refuse('menu.customCode')
    return { ...named, ...nothing, permCode }
  }
  if (permCode !== '' && !Object.hasOwn(permissions, permCode) && !facts.codes.has(permCode))
    refuse('menu.unknownCode', { code: permCode })
  const params = checkedParams(draft.params)
  if (isOutsideUrl === '1') {
    if (!outsideAddress.test(url) || !URL.canParse(url)) refuse('menu.outsideAddress')
    return { ...named, url, routeName: '', params: '', isOutsideUrl, isNewWindow, permCode }
  }
  if (isOutsideUrl === '3') {
    if (facts.area !== 'purchaser' && facts.area !== 'portal') refuse('menu.mallArea')
    if (!malls.includes(url)) refuse('menu.unknownPage', { field: 'url' })
    return { ...named, url, routeName: '', params: '', isOutsideUrl, isNewWindow, permCode }
  }
  if (url === '' && draft.routeName === '' && permType === '1') return { ...named, ...nothing }
  if (!facts.nodes.some(({ declared, url: page }) => declared !== null && page === draft.routeName && page !== ''))
    refuse('menu.unknownPage')
  if (!ownAddress.test(url)) refuse('menu.badUrl')
  if (isTaken(url, id, facts)) refuse('menu.urlTaken', { url })
  return { ...named, url, routeName: draft.routeName, params, isOutsideUrl: '0', isNewWindow, permCode }
}

/** What a tenant may say of a declared entry; null: as declared. */
export function declaredChange(draft: MenuDraft, { declared }: MenuNode) {
  const params = checkedParams(draft.params)
  const [name, enName] = [draft.permName.trim(), draft.enName.trim()]
  const isPage = declared?.url !== ''
  return {
    perm_name: name === declared?.name ? null : name,
    en_name: enName === declared?.enName ? null : enName,
    perm_type: draft.permType === '2' && isPage ? ('2' as const) : null,
    params: isPage && params !== '' ? params : null,
    new_window: isPage && draft.isNewWindow === '1' ? true : null,
  }
}
