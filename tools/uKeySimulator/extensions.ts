import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_clientAuth,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
} from '@peculiar/asn1-x509'
import { type KeyPair, keyIdOf } from './keyPair.ts'

export interface CertificateRequest {
  readonly name: string
  readonly keys: KeyPair
  /** Hex. */
  readonly serial: string
  readonly use: 'authority' | 'person' | 'localService'
  readonly from: Date
  readonly until: Date
}

const extension = (extnID: string, value: object, critical = false) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })

export function extensionsOf({ use, keys }: CertificateRequest, issuer: KeyPair): Extensions {
  const { digitalSignature, keyCertSign, cRLSign } = KeyUsageFlags
  const isAuthority = use === 'authority'
  const usage = isAuthority ? keyCertSign | cRLSign : digitalSignature
  const purpose = use === 'person' ? id_kp_clientAuth : id_kp_serverAuth
  const places = [new GeneralName({ dNSName: 'localhost' }), new GeneralName({ iPAddress: '127.0.0.1' })]
  return new Extensions([
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: isAuthority }), true),
    extension(id_ce_keyUsage, new KeyUsage(usage), true),
    ...(isAuthority ? [] : [extension(id_ce_extKeyUsage, new ExtendedKeyUsage([purpose]))]),
    ...(use === 'localService' ? [extension(id_ce_subjectAltName, new SubjectAlternativeName(places))] : []),
    extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdOf(keys))),
    extension(
      id_ce_authorityKeyIdentifier,
      new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyIdOf(issuer)) }),
    ),
  ])
}
