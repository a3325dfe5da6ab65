import { Id, shape } from '#contract/kit/schema.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

const ResultAddress = shape({ inquiryId: Id })

/** Project of the search params; `encoded`: its id is in Base64, which is not a protection. */
export function inquiryIdIn(search: URLSearchParams): string | undefined {
  const isEncoded = ['1', 'true'].includes(search.get('encoded') ?? '')
  const inquiryId = search.get('inquiryId') ?? ''
  const named = new URLSearchParams({ inquiryId: isEncoded ? decoded(inquiryId) : inquiryId })
  const { inquiryId: id } = readSearchParams(ResultAddress, named)
  return typeof id === 'string' ? id : undefined
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

export const resultNoticePath = (id: string): string => `/resultNoticeByApply?inquiryId=${id}`
export const ownResultPath = (id: string): string => `/supplierResult?id=${id}`
