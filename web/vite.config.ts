import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { apiBases } from '../contract/src/kit/route.ts'
import { chunkGroups } from './chunks.ts'
import { browserContract, browserRoutes } from './browserContract.ts'
import { schemaFormats } from './schemaFormats.ts'

const server = 'http://127.0.0.1:3000'
/** Paths that the server answers in development; all others are those of the web application. */
const proxied = [...apiBases, 'pictures']

/** Removes the languages of React Aria that the product does not use. */
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

/** Compresses static files at build time. */
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
      ...(isSsrBuild
        ? {}
        : {
            input: {
              index: join(import.meta.dirname, 'index.html'),
              sw: join(import.meta.dirname, 'src/app/serviceWorker/serviceWorker.ts'),
            },
          }),
      // The modules have no side effects, but the bundler would keep all of them without this setting.
      treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/typebox/') },
      // The cipher's fallback for old Node versions; browsers never import it.
      external: ['crypto'],
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // The service worker's URL must be the same for all releases, because browsers check it for updates.
              // Short hashes, because every chunk names those that it loads, and hashes cannot be compressed.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: chunkGroups,
              },
            },
          }),
    },
  },
  // The SSR build bundles its dependencies, and is minified because it stays in the server's memory. Libraries resolve
  // to their browser builds, because the Node builds of some cannot be tree-shaken.
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true as const, resolve: { conditions: ['module', 'development|production'] } },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  server: {
    port: 5173,
    // The Host header is unchanged, because it identifies the tenant.
    proxy: Object.fromEntries(proxied.map((base) => [`/${base}`, { target: server, changeOrigin: false }])),
  },
}))
