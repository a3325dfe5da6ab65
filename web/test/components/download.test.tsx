import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Route } from '#contract/kit/route.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import { answersDelivered, disconnect, refuse, replyFile, sent } from './server.ts'
import { sample } from './sample.ts'
import { show } from './show.tsx'
import { useDownload } from '#web/kit/client/download.ts'

const storageFileId = '0'.repeat(40)
type DownloadRoute = Route & { readonly download: true }

/** All downloads of the contract, by name. */
const contract = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../contract/src/*/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const routes = new Map(
  Object.values(contract)
    .flatMap((exported) => Object.entries(exported))
    .filter((each): each is [string, DownloadRoute] => isDownload(each[1])),
)
function isDownload(value: unknown): value is DownloadRoute {
  return typeof value === 'object' && value !== null && 'path' in value && 'download' in value
}

function Control({ name, route }: { readonly name: string; readonly route: DownloadRoute }) {
  const patterns = { storage_file_id: storageFileId, envelopeHash: 'a'.repeat(64), dictionary: 'LEGAL_ENTITY' }
  const names = Object.keys(route.input.properties)
  const given = Object.fromEntries(Object.entries(patterns).filter(([field]) => names.includes(field)))
  const input = sample(route.input, given as never) as unknown
  const fetching = useDownload(route)
  return (
    <>
      <button type="button" onClick={() => fetching.mutate(input as never)}>
        {name}
      </button>
    </>
  )
}

/** Names and contents of the files that the browser was asked to save. */
const saved: Promise<[string, string]>[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download, href } = this
    saved.push(fetch(href).then(async (file): Promise<[string, string]> => [download, await file.text()]))
  })
})
afterEach(() => void vi.restoreAllMocks())

const files = [
  { name: 'audit.json', type: 'application/json; charset=utf-8', content: '{"format":"baicai-audit/1"}' },
  // JSON of a file may look like a refusal.
  { name: 'envelope.json', type: 'application/json', content: '{"code":1000,"message":"no","data":{},"traceid":"1"}' },
  { name: 'orders.pdf', type: 'application/pdf', content: '%PDF' },
  { name: 'dates.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' },
]

test(
  'downloads: every control saves the file that the server sends, whatever its type',
  { timeout: 60_000 },
  async () => {
    expect(routes.size).toBeGreaterThan(50)
    const all = [...routes].filter(([, route]) => !route.path.includes('/:'))
    await show(
      <>
        {all.map(([name, route]) => (
          <Control key={name} name={`press ${name} `} route={route} />
        ))}
      </>,
    )
    for (const file of files) {
      saved.length = 0
      for (const [name, route] of all) {
        replyFile(route, file)
        page
          .getByRole('button', { name: `press ${name} `, exact: true })
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }
      await expect.poll(() => saved.length).toBe(all.length)
      expect(new Set((await Promise.all(saved)).map((each) => each.join(' ')))).toEqual(
        new Set([`${file.name} ${file.content}`]),
      )
    }
  },
)

test('downloads: a refusal or a broken connection saves nothing and is shown', async () => {
  await show(<Control name="audit" route={downloadAuditFile} />)
  refuse(downloadAuditFile, 'result.none')
  await page.getByRole('button', { name: 'audit' }).click()
  await expect.element(page.getByText('结果尚未发布')).toBeVisible()
  disconnect(downloadAuditFile)
  await page.getByRole('button', { name: 'audit' }).click()
  await answersDelivered()
  expect(sent(downloadAuditFile)).toHaveLength(2)
  expect(saved).toEqual([])
})
