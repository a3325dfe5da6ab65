import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:3000'
const bases = ['/sysrest', '/busiconfigrest', '/portalent', '/orderrest', '/fsdsrest', '/inquiry', '/pictures']

const library = /\/node_modules\//
const aria = /\/node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@swc)\//
const kit = /\/web\/src\/kit\/|\/@ant-design\/icons/
/** What opens on React Aria: a part of no other chunk, or that would bring the library along. */
const isPanel = (id: string) => /\/kit\/\w+\/(\w*Panel|CalendarParts|CommandPalette|Tree)\.tsx$/.test(id)
/** What pages share, wherever it is. */
const isShared = /\/web\/src\/kit\/|\/@ant-design\/|\/contract\/src\//
const isSharedByPages = (id: string) => kit.test(id) && !isPanel(id)

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const source = (path: string) => join(import.meta.dirname, 'src', path)
/** The server-rendered pages: what they import statically is loaded before they are shown. */
const views = [
  'modules/login/LoginPage.tsx',
  'modules/certificates/Downloads.tsx',
  'modules/catalogue/MallPage.tsx',
  'modules/catalogue/ProductListPage.tsx',
  'modules/catalogue/ProductDetailPage.tsx',
].map(source)

let sets: { readonly start: ReadonlySet<string>; readonly views: ReadonlySet<string> } | undefined
const setsOf = (modules: Modules) =>
  (sets ??= { start: importedBy([source('app/main.tsx')], modules), views: importedBy(views, modules) })

/** Chunk of what is needed early: by every page before it is shown, or by a server-rendered page. Nothing else gets in. */
function earlyChunk(id: string, modules: Modules): string | null {
  const { start, views } = setsOf(modules)
  if (start.has(id)) return library.test(id) ? 'core' : 'app'
  return views.has(id) && isShared.test(id) ? 'views' : null
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
  plugins: [react(), languages(), ...(isSsrBuild ? [] : [compressed()])],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    manifest: !isSsrBuild,
    minify: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // Its modules only define; without this setting, the bundler keeps all of them.
      treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/typebox/') },
      // The cipher's fallback for an old Node; a browser never asks for it.
      external: ['crypto'],
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  { name: (id, modules) => (library.test(id) ? earlyChunk(id, modules) : null), priority: 3 },
                  { name: earlyChunk, priority: 2 },
                  { name: 'mall', test: /\/web\/src\/modules\/catalogue\//, minShareCount: 2 },
                  // Many small files cost more than the few bytes that a page does not need of them.
                  { name: 'kit', test: isSharedByPages, minShareCount: 2 },
                  { name: 'aria', test: aria, minShareCount: 2 },
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
