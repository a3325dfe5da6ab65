import { readFile } from 'node:fs/promises'
import { verifyEvidence } from '#modules/contracts/index.ts'
import { failed } from './commandRuntime.ts'
import type { CommandInput } from './input.ts'

const words = {
  isWhole: ['压缩包完整，与清单一致', 'The package is whole and matches its manifest.'],
  isDocument: ['文件与签署时的摘要一致', 'The document has the digest that was signed.'],
  signature: ['签名', 'Signature'],
  trust: [
    '证书是否可信，请以颁发机构公布的根证书核对',
    'Compare the issuers of the certificates with the authorities that you trust.',
  ],
} as const

/** Verifies an evidence package by itself; who trusts which authority is not in it. */
export async function verifyContractPackage({ args, lang }: CommandInput): Promise<boolean> {
  const say = (name: keyof typeof words) => words[name][lang === 'en' ? 1 : 0]
  const bytes = await readFile(args[0]!).catch((error: Error) => error)
  if (bytes instanceof Error) return failed(`${args[0]!}: ${bytes.message}`)
  const found = await verifyEvidence(bytes)
  if (!found) return failed(`${args[0]!}: is no evidence package.`)
  const line = (holds: boolean, text: string) => console.log(`${holds ? '✓' : '✗'} ${text}`)
  console.log(`${found.contractNo} SHA-256 ${found.sha256}`)
  line(found.isWhole, say('isWhole'))
  line(found.isDocument, say('isDocument'))
  for (const { party, how, signer, at, issuer, serial, holds } of found.signatures)
    line(holds, [say('signature'), party, how, signer, at, serial, issuer].filter(Boolean).join(' '))
  console.log(`? ${say('trust')}`)
  return found.holds
}
