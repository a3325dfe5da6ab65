import { Id, shape } from '#contract/kit/schema.ts'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'

const ResultAddress = shape({ inquiryId: Id })

/** The project that an address names; `encoded` says that its number is in Base64, which protects nothing. */
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
