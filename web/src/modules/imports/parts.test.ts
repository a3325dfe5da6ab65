import { text } from 'node:stream/consumers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import type { ImportError } from '#contract/imports/importErrors.ts'
import { getImportPreview, type ImportPreview } from '#contract/imports/importPreview.ts'
import { getPictureDownloads, listPictureDownloadErrors } from '#contract/imports/pictures.ts'
import { keyOf } from '#web/kit/client/queryKey.ts'
import { CheckColumns } from './CheckColumns.tsx'
import { messages } from './messages/en.ts'
import { PictureDownloads } from './PictureDownloads.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { showMessages } from '../../../test/messages.ts'

beforeAll(async () => {
  const empty = { getItem: () => null, setItem: () => undefined }
  vi.stubGlobal('localStorage', empty)
  vi.stubGlobal('sessionStorage', empty)
  await showMessages('en', messages)
  return () => vi.unstubAllGlobals()
})

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
const htmlOf = async (element: ReactElement) => {
  const { prelude } = await prerenderToNodeStream(createElement(QueryClientProvider, { client }, element))
  return (await text(prelude)).replaceAll(/<!-- -->|&quot;/g, '')
}

const issue = (kind: 'error' | 'warning', cell: string, message: string): ImportError => ({
  kind,
  row: Number(cell.slice(1)),
  cell,
  field: 'price',
  heading: '',
  value: '',
  reason: message,
  message,
})

const preview: ImportPreview = {
  id: '7',
  version: 1,
  fileName: 'list.csv',
  status: 'uploaded',
  total: 2,
  done: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  reviewing: 0,
  warned: 0,
  failed: 0,
  check: { status: 'done', done: 2, ok: 2, warned: 0, rejected: 0, refusal: null },
  refusal: null,
  createdAt: '2026-11-27T00:00:00Z',
  startedAt: null,
  endedAt: null,
  layout: { sheets: [], sheet: 0, hiddenRows: 0, hiddenColumns: 0, withHidden: false, unread: [] },
  headings: ['SKU', 'Price', 'Stock', 'Remark'],
  mapping: [
    { field: 'supplierSku', column: 0 },
    { field: 'price', column: 1 },
    { field: 'stock', column: 2 },
  ],
  missing: [],
  unmatched: [{ column: 3, heading: 'Remark', example: 'fragile' }],
  rows: [
    ['A1', 'negotiable', '5', ''],
    ['A2', '3', 'many', 'fragile'],
  ],
  rowNumbers: [2, 3],
  errors: [issue('error', 'B2', 'not a number'), issue('warning', 'C3', 'no whole number')],
}

test('import preview: cells are marked that reject their row or are ignored, each with its cause', async () => {
  const html = await htmlOf(createElement(PreviewRows, { preview }))
  const cells = [...html.matchAll(/<td( class="[^"]*")?>(.*?)<\/td>/g)].map(([, mark = '', content = '']) => [
    /_(err|warn)_/.exec(mark)?.[1],
    content.replaceAll(/<[^>]*>/g, '').trim(),
  ])
  expect(cells).toEqual([
    [undefined, 'A1'],
    ['err', 'negotiablenot a number'],
    [undefined, '5'],
    [undefined, ''],
    [undefined, 'A2'],
    [undefined, '3'],
    ['warn', 'manyno whole number'],
    [undefined, 'fragile'],
  ])
  expect(html).toMatch(/D · Remark.*Column ignored/)
})

const checkedAs = (given: Partial<ImportPreview>) => {
  const progress = { ...preview, ...given }
  client.setQueryData(keyOf(getImportPreview, { id: '7' }), progress)
  return htmlOf(createElement(CheckColumns, { progress }))
}
const start = /<button[^>]*>(?:Start import|Checking…)<\/button>/

test('import preview: columns that match no field are named with an example', async () => {
  const html = await checkedAs({})
  expect(html).toContain('1 column doesn&#x27;t match any field')
  expect(html).toMatch(/<b>D · Remark<\/b><span>e\.g\. fragile<\/span>/)
  expect(await checkedAs({ unmatched: [] })).not.toContain('match any field')
  const many = Array.from({ length: 14 }, (_, column) => ({ column, heading: 'X', example: '' }))
  expect(await checkedAs({ unmatched: many })).toContain('and 2 more columns')
})

test('import preview: the import is started once all rows are checked', async () => {
  const startWhen = async (check: Partial<ImportPreview['check']>) =>
    start.exec(await checkedAs({ check: { ...preview.check, ...check } }))![0]
  expect(await startWhen({})).not.toContain('disabled')
  for (const status of ['queued', 'running', 'failed'] as const)
    expect(await startWhen({ status })).toContain('disabled')
  expect(await startWhen({ ok: 0, rejected: 2 })).toContain('disabled')
})

test('import pictures: the progress of downloads is shown, and the addresses that failed with their causes', async () => {
  const shownFor = (downloads: { allowed: boolean; total: number; done: number; failed: number }) => {
    client.setQueryData(keyOf(getPictureDownloads, { id: '7' }), downloads)
    return htmlOf(createElement(PictureDownloads, { id: '7' }))
  }
  expect(await shownFor({ allowed: true, total: 0, done: 0, failed: 0 })).toBe('')
  const going = await shownFor({ allowed: true, total: 8, done: 3, failed: 0 })
  expect(going).toMatch(/<progress max="8"[^>]* value="3"|<progress[^>]*value="3"[^>]*max="8"/)
  expect(going).toContain('3 of 8 downloaded, 0 failed')
  expect(going).not.toContain('Retry failed images')
  client.setQueryData(keyOf(listPictureDownloadErrors, { id: '7' }), {
    records: [{ row: 4, cell: 'I4', address: 'https://a.cn/4.jpg', reason: 'not found' }],
    page: 1,
    limit: 10,
    total: 1,
    pages: 1,
  })
  const failed = await shownFor({ allowed: true, total: 8, done: 7, failed: 1 })
  expect(failed).toContain('Retry failed images')
  expect(failed).toMatch(/I4.*https:\/\/a\.cn\/4\.jpg.*not found/)
  expect(await shownFor({ allowed: false, total: 8, done: 0, failed: 0 })).toContain('Image downloads are turned off')
})
