import { route } from '#contract/kit/route.ts'
import { Count, List, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ContractParty, SigningWay } from './signature.ts'

/** Verification of an evidence package 存证包: what it shows by itself, and what this site knows of it. */

/** `none`: not checked, because the package has nothing to check or this site cannot know. */
export const CheckState = OneOf(['ok', 'err', 'none'])
export type CheckState = Static<typeof CheckState>

/**
 * Checks of a package as a whole. `archive`: byte for byte as it was written; `files`: each file has the digest of the
 * manifest; `sha256` and `sm3`: so has the document; `parties`: both have signed; `known`: this site keeps the same
 * document with the same signatures, which it says only of packages with a signature that it keeps.
 */
export const packageChecks = ['archive', 'files', 'sha256', 'sm3', 'parties', 'known'] as const
export const PackageCheck = OneOf(packageChecks)
export type PackageCheck = Static<typeof PackageCheck>

/**
 * Checks of a signature. `readable`: it and its certificate can be read, or the scan is there; `digest`: it names this
 * document; `subject`: it names this contract, version and party, or this site has compared the scan; `key`: the key of
 * its certificate has signed; `trust`: this site trusts the certificate for the time of signing.
 */
export const signatureChecks = ['readable', 'digest', 'subject', 'key', 'trust'] as const
export const SignatureCheck = OneOf(signatureChecks)
export type SignatureCheck = Static<typeof SignatureCheck>

export const VerifiedPackage = shape({
  contractNo: Type.String(),
  title: Type.String(),
  documentNo: Count,
  sha256: Type.String(),
  ours: Type.String({ description: 'buyer as the manifest names it' }),
  supplier: Type.String({ description: 'supplier as the manifest names it' }),
  holds: Type.Boolean({ description: 'nothing that was checked speaks against the package' }),
  checks: List(shape({ check: PackageCheck, state: CheckState })),
  files: List(shape({ name: Type.String(), size: Type.Integer(), isIntact: Type.Boolean() })),
  signatures: List(
    shape({
      party: ContractParty,
      how: SigningWay,
      signer: Type.String(),
      at: Type.String({ description: 'RFC 3339; empty if the signature cannot be read' }),
      issuer: Type.String(),
      serial: Type.String(),
      checks: List(shape({ check: SignatureCheck, state: CheckState })),
    }),
  ),
})
export type VerifiedPackage = Static<typeof VerifiedPackage>

export const verifyContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/verify',
  access: 'public',
  rateLimit: 'import',
  summary: 'Verify an evidence package of a contract; it is not stored',
  upload: { accept: ['.zip'], maxBytes: 30 * 1024 * 1024 },
  input: shape({}),
  reply: VerifiedPackage,
})
