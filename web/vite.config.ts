import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:3000'
const bases = ['/sysrest', '/busiconfigrest', '/portalent', '/orderrest', '/fsdsrest', '/inquiry', '/pictures']

const library = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

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
  plugins: [react(), ...(isSsrBuild ? [] : [compressed()])],
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    manifest: !isSsrBuild,
    minify: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // The cipher's fallback for an old Node; a browser never asks for it.
      external: ['crypto'],
      ...(isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'core',
                    test: library(
                      'react',
                      'react-dom',
                      'scheduler',
                      'react-router',
                      '@tanstack',
                      'i18next',
                      'react-i18next',
                    ),
                    priority: 2,
                  },
                  // Many small files cost more than the few bytes that a page does not need of them.
                  { name: 'kit', test: /\/web\/src\/kit\/|\/@ant-design\/icons/, minShareCount: 2 },
                  { name: 'mall', test: /\/web\/src\/modules\/catalogue\//, minShareCount: 2 },
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
