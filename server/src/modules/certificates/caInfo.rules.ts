import type { CaInfo } from '#contract/certificates/certificates.ts'

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')

/** Download URL of a driver: a path of this site, or https. */
export const isDownloadUrl = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) || (url.startsWith('https://') && URL.canParse(url))

/** CA infos of the tenant's JSON setting; invalid elements are dropped. */
export function parseCaInfos(json: string | undefined): CaInfo[] {
  let given: unknown
  try {
    given = JSON.parse(json ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(given)) return []
  return given
    .filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    .map((each) => ({
      caCode: text(each['caCode'], 64),
      caName: text(each['caName'], 100),
      downloadUrl: text(each['downloadUrl'], 500),
    }))
    .filter(({ caName, downloadUrl }) => caName !== '' && isDownloadUrl(downloadUrl))
    .slice(0, 50)
}
