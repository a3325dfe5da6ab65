import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browserContract, browserRoutes } from './browserContract.ts'
import { schemaFormats } from './schemaFormats.ts'

const server = 'http://127.0.0.1:3000'
const bases = ['/sysrest', '/busiconfigrest', '/portalent', '/orderrest', '/fsdsrest', '/inquiry', '/pictures']

const library = /\/node_modules\//
const aria = /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@swc)\//
const icons = /\/@ant-design\/icons-svg\//
const kit = /\/web\/src\/kit\//
/** What opens on React Aria: a part of no other chunk, or that would bring the library along. */
const isPanel = (id: string) =>
  /\/kit\/\w+\/(\w*Panel|CalendarParts|CommandPalette|Tree)\.tsx$|\/kit\/richText\/editor\//.test(id)
/** What pages share, wherever it is. */
const isShared = (id: string) => !/\/web\/src\/(?!kit\/)/.test(id)
/**
 * What is used right after the frame, as the stream of messages: in the chunk of the kit it would bring the kit along.
 */
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
/** The counts of the menu come right after the frame: without a place here they would bring the whole kit along. */
const frame = ['app/layout/AppLayout.tsx', 'app/layout/menuCounts.tsx']
/** The server-rendered pages with their frame: what they import statically is loaded before they are shown. */
const firstViews = {
  login: ['app/layout/AuthLayout.tsx', 'modules/login/login/LoginPage.tsx', 'modules/certificates/Downloads.tsx'],
  mall: [...frame, 'modules/catalogue/mall/MallPage.tsx'],
  list: [...frame, 'modules/catalogue/search/ProductListPage.tsx'],
  product: [...frame, 'modules/catalogue/detail/ProductDetailPage.tsx'],
}
type View = keyof typeof firstViews
const start = [source('app/main.tsx')]
const serviceWorker = source('app/serviceWorker/serviceWorker.ts')
const roots = new Map(Object.entries(firstViews).map(([view, files]) => [view as View, files.map(source)]))
const entries = new Set([...start, ...[...roots.values()].flat()])

/** What needs more comes later: a chunk takes along what its modules import, unless it is in one before it. */
const views = [...roots.keys()]
const earlyChunks = [
  'core',
  'app',
  'views',
  'frame',
  'goods',
  ...views.map((view) => `${view}-home` as const),
  ...views.map((view) => `${view}-kit` as const),
  ...views,
] as const
type EarlyChunk = (typeof earlyChunks)[number]

interface Needed {
  readonly start: ReadonlySet<string>
  readonly frame: ReadonlySet<string>
  readonly home: ReadonlySet<string>
  readonly views: readonly [View, ReadonlySet<string>][]
}
let needed: Needed | undefined

/**
 * Chunk of what is needed early: by every page before it is shown, or by first views. What one view imports is never in
 * the chunk of another one: a chunk with two of them would bring along all that the other imports. Nor is what other
 * pages share in the chunk of a view's own code.
 */
function earlyChunk(id: string, modules: Modules): EarlyChunk | null {
  needed ??= {
    start: importedBy(start, modules),
    frame: importedBy(frame.map(source), modules),
    home: importedBy([publicPages.home], modules),
    views: [...roots].map(([view, files]) => [view, importedBy(files, modules)]),
  }
  if (needed.start.has(id)) return library.test(id) ? 'core' : 'app'
  if (entries.has(id)) return null
  const needing = needed.views.filter(([, ids]) => ids.has(id)).map(([view]) => view)
  const [view] = needing
  if (view === undefined) return null
  if (needing.length === 1 && needed.home.has(id)) return `${view}-home`
  if (needing.length === 1) return isShared(id) ? `${view}-kit` : view
  if (needing.includes('login')) return 'views'
  return needed.frame.has(id) || needed.home.has(id) ? 'frame' : 'goods'
}

/** Pages for everybody that come after the frame of the first views. */
const publicPages = {
  home: source('modules/home/page/HomePage.tsx'),
  hall: source('modules/sourcing/hall/HallPage.tsx'),
  notice: source('modules/sourcing/notice/NoticePage.tsx'),
}
type PublicPage = keyof typeof publicPages
const publicChunks = ['public-home', 'public-kit', 'public', 'hall-parts', 'notice-parts', 'home-parts'] as const
let neededInPublic: readonly (readonly [PublicPage, ReadonlySet<string>])[] | undefined

/**
 * Chunk of what pages for everybody share with others: the kit's part without what only other pages need, and modules
 * of sourcing, announcements and homes. What one of them alone needs stays out of the other's way, and homes, which
 * have no forms or lists, load no kit for those.
 */
function publicChunk(id: string, modules: Modules): (typeof publicChunks)[number] | null {
  neededInPublic ??= (['hall', 'notice', 'home'] as const).map((page) => [
    page,
    importedBy([publicPages[page]], modules),
  ])
  const needing = neededInPublic.filter(([, ids]) => ids.has(id)).map(([page]) => page)
  const [first] = needing
  if (first === undefined || needing.some((page) => publicPages[page] === id)) return null
  const isOfHome = needing.includes('home')
  const isOfKit = isSharedByPages(id) || icons.test(id)
  if (!isOfKit && !/\/(?:modules|src)\/(?:sourcing|notices|home)\//.test(id)) return null
  if (needing.length === 1) return isOfKit && !isOfHome ? 'public-kit' : `${first}-parts`
  if (isOfHome) return 'public-home'
  return isOfKit ? 'public-kit' : 'public'
}

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

/** React Aria speaks thirty languages; the product two. */
function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    load(id) {
      const tag = /\/react-(?:aria|stately)\/dist\/private\/intl\/\w+\/([a-z]{2}-[A-Z]{2})\.mjs$/.exec(id)?.[1]
      return tag === undefined || tag === 'zh-CN' || tag === 'en-US' ? null : 'export default {}'
    },
  }
}

/** Compresses what is built once and for all, so that the server only sends it. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets')
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../.cache/vite',
  plugins: [
    react(),
    languages(),
    browserContract(),
    schemaFormats(),
    ...(isSsrBuild ? [] : [browserRoutes(), compressed()]),
  ],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    manifest: !isSsrBuild,
    minify: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: { index: join(import.meta.dirname, 'index.html'), sw: serviceWorker } }),
      // Its modules only define; without this setting, the bundler keeps all of them.
      treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/typebox/') },
      // The cipher's fallback for an old Node; a browser never asks for it.
      external: ['crypto'],
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // A service worker has one address for all releases: browsers look there for the next one.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
              codeSplitting: {
                groups: [
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
                  // Many small files cost more than the few bytes that a page does not need of them.
                  { name: 'kit', test: isSharedByPages, minShareCount: 2 },
                  { name: 'aria', test: aria, minShareCount: 2 },
                  { name: 'icons', test: icons, minShareCount: 2 },
                ],
              },
            },
          }),
    },
  },
  // The server-side renderer bundles its dependencies, and is minified because it stays in the server's memory.
  // Libraries resolve to their browser builds: the Node builds of some cannot be tree-shaken.
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true as const, resolve: { conditions: ['module', 'development|production'] } },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  server: {
    port: 5173,
    // The tenant is found by the host name, so the Host header travels unchanged.
    proxy: Object.fromEntries(bases.map((base) => [base, { target: server, changeOrigin: false }])),
  },
}))
