import type { Mutant } from './mutant.ts'

const enter = 'server/src/modules/sso/signIn.service.ts'
const enterTest = 'server/src/modules/sso/signIn.routes.test.ts'
const jump = 'server/src/modules/sso/outboundSso.service.ts'
const jumpTest = 'server/src/modules/sso/outboundSso.routes.test.ts'

export const sso: readonly Mutant[] = [
  {
    guards: 'I-33',
    without: 'the refusal of codes for malls to accounts on trial',
    edits: [{ file: jump, from: "  if (actor.isTrial) refuse('sso.trial')\n", to: '' }],
    test: { file: jumpTest, name: 'codes for malls are for regular buyers' },
  },
  {
    guards: 'I-33',
    without: 'the note that a signed link has come',
    edits: [
      {
        file: 'server/src/modules/sso/completeSignIn.service.ts',
        from: "if (!(await putNewToken(tx, token, seconds))) refuse('sso.used')",
        to: 'await putNewToken(tx, token, seconds)',
      },
    ],
    test: {
      file: 'server/src/modules/sso/signIn.link.routes.test.ts',
      name: 'SSO sign-on: a signed link opens one session, even with fifty concurrent uses',
    },
  },
  {
    guards: 'I-33',
    without: 'the secret of the tab that began a sign-on',
    edits: [{ file: enter, from: ' || !isSameBrowser(request.secret, pending.secretDigest)', to: '' }],
    test: { file: enterTest, name: 'only the browser that started can finish' },
  },
  {
    guards: 'I-33',
    without: 'the signature of an ID token',
    edits: [
      {
        file: 'server/src/modules/sso/adapters/oidc.adapter.ts',
        from: '? [library.allowInsecureRequests, library.enableNonRepudiationChecks]',
        to: '? [library.allowInsecureRequests]',
      },
    ],
    test: { file: 'server/src/modules/sso/adapters/oidc.forgery.test.ts', name: 'signed by somebody else' },
  },
  {
    guards: 'I-33',
    without: 'the signature of a SAML assertion',
    edits: [
      {
        file: 'server/src/modules/sso/adapters/saml.adapter.ts',
        from: 'wantAssertionsSigned: true',
        to: 'wantAssertionsSigned: false',
      },
    ],
    test: {
      file: 'server/src/modules/sso/adapters/saml.forgery.test.ts',
      name: 'of which only the envelope is signed',
    },
  },
  {
    guards: 'I-33',
    without: 'the host that a code was made for',
    edits: [
      {
        file: 'server/src/modules/sso/outboundCode.service.ts',
        from: 'return target.host === actor.host',
        to: 'return target.host !== undefined',
      },
    ],
    test: {
      file: 'server/src/modules/sso/operationalRole.routes.test.ts',
      name: 'outbound SSO: a code is valid only for its application, with its key',
    },
  },
]
