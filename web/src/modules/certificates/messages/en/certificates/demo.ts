import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { demo as zh } from '../../zh-CN/certificates/demo.ts'

export const demo: SameKeys<typeof zh> = {
  title: 'CA sign-in demo',
  purpose:
    'A walk through CA sign-in, from the driver to the server. Each step shows what was sent and received. No one is signed in.',
  steps: 'Steps',
  step: {
    driver: 'Driver',
    certificate: 'Certificate',
    pin: 'PIN',
    challenge: 'Challenge',
    signature: 'Signature',
    check: 'Verification',
  },
  message: {
    driver:
      'The page calls the driver service on this computer: port 51235 for http pages, 51245 for https pages, path /alpha.',
    certificate: 'The driver lists the certificates on the U-key. Private keys never leave it.',
    pin: 'The PIN goes only to the driver on this computer, never to the server. Five incorrect PINs lock the U-key.',
    challenge:
      'The server returns a one-time text, valid for 2 minutes and only from the network address that requested it.',
    signature: "The U-key signs the text with the certificate's private key: SM2 with SM3, RSA with SHA-256.",
    check: 'The server verifies the signature, certificate chain, validity period and revocation list.',
  },
  act: {
    driver: 'Detect driver',
    certificate: 'Use this certificate',
    pin: 'Verify PIN',
    challenge: 'Get challenge',
    signature: 'Sign',
    check: 'Verify',
  },
  restart: 'Start over',
  sent: 'Sent',
  answered: 'Received',
  nothing: 'No response',
  code: 'Code {{code}}',
  codes: {
    ok: 'OK',
    noPlugin: 'no plug-in',
    noAnswer: 'no response or invalid response',
    unreachable: 'local service unreachable',
  },
  version: 'Driver {{version}}, U-key: {{device}}',
  right: 'PIN correct',
  good: 'Verified',
  goodReason:
    "The signature is valid, and the certificate was issued by a trusted authority, is in date and hasn't been revoked.",
  algorithm: 'Signature algorithm',
  subject: 'Subject',
  issuer: 'Issuer',
  serial: 'Serial number',
  validity: 'Validity',
  fingerprint: 'Fingerprint (SHA-256)',
  simulator: 'No U-key?',
  simulatorReason:
    'Run these two commands on the machine that hosts the platform. The first makes the tenant trust the test CAs and issues certificates; the second starts a simulated U-key.',
}
