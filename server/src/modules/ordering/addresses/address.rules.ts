import type { Region } from '#contract/ordering/addresses.ts'
import type { InvoiceTitleDraft } from '#contract/ordering/invoiceTitles.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export const maxAddresses = 50

/** Whether region codes are nested: province 110000, city 110100, district 110105, street 110105021 share prefixes. */
export function areNested(regions: readonly Region[]): boolean {
  const [province, city, district, street] = regions.map((region) => region.code)
  if (!province || !city || !district) return false
  return (
    /^\d{2}0000$/.test(province) &&
    /^\d{6}$/.test(city) &&
    city.startsWith(province.slice(0, 2)) &&
    /^\d{6}$/.test(district) &&
    district.startsWith(province.slice(0, 2)) &&
    (city.endsWith('0000') || district.startsWith(city.slice(0, 4)) || city.slice(2, 4) === '90') &&
    (street === undefined || (/^\d{9}(\d{3})?$/.test(street) && street.startsWith(district)))
  )
}

/** Full address in one line; repeated names (municipalities, whose province and city are equal) appear once. */
export function fullAddress(regions: readonly Region[], detail: string): string {
  const names = regions.map((region) => region.name)
  return [...names.filter((name, index) => name !== names[index - 1]), detail].join('')
}

interface Receiver {
  readonly consignee: string
  readonly mobile: string
  readonly regions: Region[]
  readonly detail: string
}
/** Delivery address as an order keeps it. */
export const consigneeOf = ({ consignee: name, mobile, regions, detail }: Receiver) => ({
  name,
  mobile,
  regions,
  detail,
  full: fullAddress(regions, detail),
})
/** Consignee of an order whose address is not chosen yet. */
export const noConsignee: ReturnType<typeof consigneeOf> = { name: '', mobile: '', regions: [], detail: '', full: '' }

export const violationOfTitle = (title: InvoiceTitleDraft): RefusalCode | false =>
  title.invoiceType === 'special' &&
  [title.address, title.phone, title.bank, title.bankAccount].some((text) => text.trim() === '') &&
  'invoiceTitle.incomplete'
