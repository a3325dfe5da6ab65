import { sealKindNames } from '#contract/contracts/companySeals.ts'
import type { FrozenContent } from '#contract/contracts/signature.ts'
import { secondOf } from '#contract/kit/calendar.ts'
import type { PdfDocument } from '#kit/pdf/pdf.ts'
import type { ContractDocument } from '../contract.store.ts'
import type { ListedSignature } from '../signing/signature.store.ts'
import type { NewestDocument } from './document.store.ts'

const roles = { ours: '甲方', supplier: '乙方' } as const
const sealColour = '#c8102e'

/** What both parties signed, and where anybody verifies it. */
export interface SignedCopy {
  readonly contractNo: string
  readonly documentNo: number
  readonly sha256: string
  readonly sm3: string
  readonly parties: { readonly ours: string; readonly supplier: string }
  /** URL of the public page. */
  readonly verifyAt: string
}

/** Facts of a document that both parties have signed; null of another. */
export function signedCopyOf(
  { no, payer_title: ours, supplier_name: supplier }: Pick<ContractDocument, 'no' | 'payer_title' | 'supplier_name'>,
  document: NewestDocument | undefined,
  verifyAt: string,
): SignedCopy | null {
  if (document?.state !== 'signed' || document.sha256 === null || document.sm3 === null) return null
  const { no: documentNo, sha256, sm3 } = document
  return { contractNo: no, documentNo, sha256, sm3, parties: { ours, supplier }, verifyAt }
}

/** Seal of a party as text in a red frame: pictures of seals prove nothing, the digests below do. */
const sealOf = (entity: string, kind: ListedSignature['seal_kind']) => ({
  width: 150,
  table: {
    widths: ['*'],
    body: [
      [
        {
          alignment: 'center',
          color: sealColour,
          margin: [4, 10, 4, 10],
          stack: [
            { text: entity, bold: true, fontSize: 11 },
            { text: kind === null ? '签章' : sealKindNames[kind][0], fontSize: 9, margin: [0, 4, 0, 0] },
          ],
        },
      ],
    ],
  },
  layout: 'stamp',
})

const signatureOf = (signature: ListedSignature, entity: string) => {
  const { party, how, signer_name: signer, signed_at: at, serial, subject, issuer, witness_name: witness } = signature
  const lines =
    how === 'key'
      ? [`证书主体：${subject}`, `证书序列号：${serial}`, `颁发机构：${issuer}`]
      : [`签署方式：纸质签署，扫描件由 ${witness} 核对`]
  return {
    unbreakable: true,
    margin: [0, 8, 0, 8],
    columnGap: 20,
    columns: [
      sealOf(entity, signature.seal_kind),
      {
        width: '*',
        stack: [
          { text: `${roles[party]}：${entity}`, bold: true },
          { text: `签署人：${signer}`, margin: [0, 4, 0, 0] },
          { text: `签署时间：${secondOf(at)}` },
          ...lines.map((text) => ({ text, style: 'label' })),
        ],
      },
    ],
  }
}

/** Page that follows the text: parties, seals, times, digests, and where to verify them. */
const signaturePage = (copy: SignedCopy, signatures: readonly ListedSignature[]): object[] => [
  { text: '签署页', style: 'title', alignment: 'center', pageBreak: 'before', margin: [0, 0, 0, 8] },
  { text: `合同编号：${copy.contractNo}    签署文件：第 ${copy.documentNo} 版`, alignment: 'center' },
  ...signatures
    .filter(({ status }) => status === 'valid')
    .toReversed()
    .map((each) => signatureOf(each, copy.parties[each.party])),
  { text: '签署文件摘要', style: 'section' },
  { text: `SHA-256：${copy.sha256}`, style: 'label' },
  { text: `SM3：${copy.sm3}`, style: 'label', margin: [0, 0, 0, 6] },
  {
    text: `摘要取自双方签署的原文（不含本页）。请下载存证包，在 ${copy.verifyAt} 验证文件与签名。`,
    style: 'label',
  },
]

/** Copy to read: marked until both parties have signed, afterwards with the page of their signatures. */
export const readingCopy = (
  document: FrozenContent,
  signatures: readonly ListedSignature[],
  copy: SignedCopy | null,
): PdfDocument =>
  copy === null
    ? { ...document, watermark: '未生效' }
    : { ...document, content: [...document.content, ...signaturePage(copy, signatures)] }
