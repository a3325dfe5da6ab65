import { existsSync } from 'node:fs'
import { join } from 'node:path'

const library = /\/node_modules\//
const aria = /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@swc)\//
const icons = /\/@ant-design\/icons-svg\//
const kit = /\/web\/src\/kit\//
/** Components based on React Aria: never part of other chunks, which would otherwise load the library. */
const isPanel = (id: string) =>
  /\/kit\/\w+\/(\w*Panel|CalendarParts|CommandPalette|Tree)\.tsx$|\/kit\/richText\/editor\//.test(id)
/** Modules shared by pages. */
const isShared = (id: string) => !/\/web\/src\/(?!kit\/)/.test(id)
/** Used right after the frame, such as the message stream; in the kit's chunk it would load the whole kit. */
const stream = /\/web\/src\/kit\/(stream\/|client\/serviceWorker\.ts)/
const isSharedByPages = (id: string) => kit.test(id) && !isPanel(id) && !stream.test(id)

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

function source(path: string): string {
  const file = join(import.meta.dirname, 'src', path)
  if (!existsSync(file)) throw new Error(`${file} is not there: which chunk is it in?`)
  return file
}
const frame = ['app/layout/AppLayout.tsx']
/** Loaded right after the frame for logged-in users; without a chunk of their own they would load the whole kit. */
const menuCounts = ['app/layout/menuCounts.tsx']
/** Server-rendered pages with their frame: their static imports are loaded before they are shown. */
const initialViews = {
  login: ['app/layout/AuthLayout.tsx', 'modules/login/login/LoginPage.tsx', 'modules/certificates/Downloads.tsx'],
  mall: [...frame, 'modules/catalogue/mall/MallPage.tsx'],
  list: [...frame, 'modules/catalogue/search/ProductListPage.tsx'],
  product: [...frame, 'modules/catalogue/detail/ProductDetailPage.tsx'],
}
/** Public pages that load after the frame of the first views, and their immediate imports. */
const publicPages = {
  home: ['modules/home/page/HomePage.tsx'],
  forMe: ['modules/home/blocks/ForMe.tsx'],
  floor: ['modules/home/blocks/floor/ProjectFloor.tsx'],
  hall: ['modules/sourcing/hall/HallPage.tsx'],
  notice: ['modules/sourcing/notice/NoticePage.tsx'],
  articles: ['modules/notices/reading/ArticleListPage.tsx', 'modules/notices/reading/ColumnListPage.tsx'],
  article: ['modules/notices/reading/ArticlePage.tsx'],
}
type View = keyof typeof initialViews
type PublicPage = keyof typeof publicPages
const start = [source('app/main.tsx')]
const sourcesOf = <Name extends string>(pages: Readonly<Record<Name, readonly string[]>>) =>
  Object.entries<readonly string[]>(pages).map(([name, files]) => [name as Name, files.map(source)] as const)
const viewSources = sourcesOf<View>(initialViews)
const publicSources = sourcesOf<PublicPage>(publicPages)
const entries = new Set([...start, ...viewSources.flatMap(([, files]) => files)])
const publicEntries = new Set(publicSources.flatMap(([, files]) => files))

/**
 * Views with more imports come later, because a chunk includes the imports of its modules unless an earlier chunk has
 * them.
 */
const views = viewSources.map(([view]) => view)
const earlyChunks = [
  'core',
  'app',
  'views',
  'frame',
  'counts',
  'goods',
  ...views.map((view) => `${view}-home` as const),
  ...views.map((view) => `${view}-kit` as const),
  ...views,
] as const
type EarlyChunk = (typeof earlyChunks)[number]

interface Needed {
  readonly start: ReadonlySet<string>
  readonly frame: ReadonlySet<string>
  readonly counts: ReadonlySet<string>
  readonly views: readonly (readonly [View, ReadonlySet<string>])[]
  readonly public: readonly (readonly [PublicPage, ReadonlySet<string>])[]
}
let found: Needed | undefined

const neededWith = (modules: Modules): Needed => ({
  start: importedBy(start, modules),
  frame: importedBy(frame.map(source), modules),
  counts: importedBy(menuCounts.map(source), modules),
  views: viewSources.map(([view, files]) => [view, importedBy(files, modules)]),
  public: publicSources.map(([page, files]) => [page, importedBy(files, modules)]),
})

const namesOf = <Name>(pages: readonly (readonly [Name, ReadonlySet<string>])[], id: string): readonly Name[] =>
  pages.filter(([, ids]) => ids.has(id)).map(([name]) => name)

/**
 * Chunk of modules needed early: by every page before it is shown, or by first views. Imports of a single view are
 * never in the chunk of another one, because a chunk with two of them would load all imports of both. For the same
 * reason, modules shared with other pages are not in the chunk of a view's own code.
 */
function earlyChunk(id: string, modules: Modules): EarlyChunk | null {
  const needed = (found ??= neededWith(modules))
  if (needed.start.has(id)) return library.test(id) ? 'core' : 'app'
  if (entries.has(id)) return null
  const needing = namesOf(needed.views, id)
  const [view] = needing
  const publicly = namesOf(needed.public, id)
  // Loaded for every logged-in user; they would include the chunks of everything that they share.
  if (needed.counts.has(id) && !needing.includes('login'))
    return needing.length < 2 && publicly.every((page) => page === 'forMe') ? 'counts' : 'frame'
  if (needed.counts.has(id) && needing.includes('login')) return 'views'
  if (view === undefined) return null
  const isOfHome = publicly.includes('home')
  const isRead = publicly.includes('articles') || publicly.includes('article')
  if (needing.length === 1 && isRead) return view === 'login' ? 'views' : 'frame'
  if (needing.length === 1 && isOfHome) return `${view}-home`
  if (needing.length === 1) return isShared(id) || publicly.length > 0 ? `${view}-kit` : view
  if (needing.includes('login')) return 'views'
  return needed.frame.has(id) || isOfHome || publicly.includes('floor') ? 'frame' : 'goods'
}

const publicChunks = [
  'public-parts',
  'public-home',
  'public',
  'sourcing',
  'public-lists',
  'reading',
  ...publicSources.map(([page]) => `${page}-parts` as const),
] as const

/**
 * Chunk of modules that public pages share with others: their part of the kit, and modules of sourcing, announcements
 * and home pages. Modules needed by only one of them are kept apart, so that home pages load no kit for forms and
 * lists.
 */
function publicChunk(id: string, modules: Modules): (typeof publicChunks)[number] | null {
  const needing = namesOf((found ??= neededWith(modules)).public, id)
  const [first] = needing
  const isOfKit = isSharedByPages(id) || icons.test(id)
  if (first === undefined || publicEntries.has(id)) return null
  if (!isOfKit && !/\/(?:modules|src)\/(?:sourcing|notices|home)\//.test(id)) return null
  if (needing.length === 1) return `${first}-parts`
  const isRead = needing.includes('articles') || needing.includes('article')
  if (needing.every((page) => page === 'articles' || page === 'article')) return 'reading'
  if (isRead && (needing.includes('home') || needing.includes('article'))) return 'public-parts'
  if (isRead) return 'public-lists'
  if (needing.includes('home')) return 'public-home'
  return needing.includes('floor') ? 'public' : 'sourcing'
}

const styles = /\.css$/
const blocks = /\/web\/src\/modules\/home\/blocks\//
const styleChunks = ['frame-styles', 'home-styles'] as const

/**
 * Chunk of the style sheets of several first views or public pages. A page waits for all of its style sheets, and many
 * small ones take several round trips. Style sheets that the login needs stay with its scripts.
 */
function styleChunk(id: string, modules: Modules): (typeof styleChunks)[number] | null {
  const needed = (found ??= neededWith(modules))
  const needing = namesOf(needed.views, id)
  if (!styles.test(id) || needed.start.has(id) || needing.includes('login')) return null
  const pages = new Set([...needing, ...namesOf(needed.public, id)].map((page) => (homes.has(page) ? 'home' : page)))
  if (pages.size > 1) return 'frame-styles'
  return pages.has('home') || (pages.size === 0 && blocks.test(id)) ? 'home-styles' : null
}
/** Pages and blocks that count as one page: the home pages. */
const homes: ReadonlySet<View | PublicPage> = new Set(['mall', 'home', 'forMe', 'floor'])

function importedBy(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Groups of modules, each built into one file; earlier groups take precedence. */
export const chunkGroups = [
  ...styleChunks.map((chunk) => ({
    name: (id: string, modules: Modules) => (styleChunk(id, modules) === chunk ? chunk : null),
    priority: publicChunks.length + earlyChunks.length + 1,
  })),
  ...earlyChunks.map((chunk, index) => ({
    name: (id: string, modules: Modules) => (earlyChunk(id, modules) === chunk ? chunk : null),
    priority: publicChunks.length + earlyChunks.length - index,
  })),
  ...publicChunks.map((chunk, index) => ({
    name: (id: string, modules: Modules) => (publicChunk(id, modules) === chunk ? chunk : null),
    priority: publicChunks.length - index,
    minShareCount: 2,
  })),
  { name: 'stream', test: stream, priority: publicChunks.length + 1 },
  { name: 'catalogue', test: /\/web\/src\/modules\/catalogue\//, minShareCount: 2 },
  // Many small files cost more than the few bytes that a page does not need.
  { name: 'kit', test: isSharedByPages, minShareCount: 2 },
  { name: 'aria', test: aria, minShareCount: 2 },
  { name: 'icons', test: icons, minShareCount: 2 },
]
