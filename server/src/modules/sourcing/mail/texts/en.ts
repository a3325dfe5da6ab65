import { auctionsEn } from './auctions.en.ts'
import type { LetterKind } from '../letterRequest.ts'
import { type Fact, headFacts, type LetterFacts, some, type Text } from '../letterFacts.ts'

const enFacts = ({ projectNo, deptName, enrolEnd, quoteEnd }: LetterFacts): Fact[] =>
  some([
    ['Project number', projectNo],
    ['Buyer', deptName],
    ['Enrolment ends', enrolEnd],
    ['Quotes due', quoteEnd],
  ])
const enHead = (facts: LetterFacts) =>
  headFacts(facts, [
    'Project number',
    'Closed at',
    'Log entry',
    'Entry hash',
    'Key fingerprint',
    'Signed record (JSON)',
  ])

/** Letters in English. */
export const en: Readonly<Record<LetterKind, Text>> = {
  ...auctionsEn,
  invited: (f) => ({
    subject: `Invitation to a project: ${f.title}`,
    paragraphs: [`${f.deptName} invites you to take part in the project “${f.title}”.`],
    facts: enFacts(f),
    button: 'View project',
  }),
  enrolmentPassed: (f) => ({
    subject: `Enrolment approved: ${f.title}`,
    paragraphs: [`Your enrolment in “${f.title}” was approved. You can quote while quoting is open.`],
    facts: enFacts(f),
    button: 'Quote',
  }),
  enrolmentRejected: (f) => ({
    subject: `Enrolment rejected: ${f.title}`,
    paragraphs: [
      `Your enrolment in “${f.title}” was rejected.`,
      ...(f.reason === '' ? [] : [`Reason: ${f.reason}`]),
      'You can correct and resubmit it until enrolment ends.',
    ],
    facts: enFacts(f),
    button: 'View enrolment',
  }),
  changed: (f) => ({
    subject: `Change notice: ${f.title}`,
    paragraphs: [
      `“${f.title}” was changed: ${f.reason}`,
      'Quotes submitted before the change must be checked and confirmed again before the deadline, or they lapse.',
    ],
    facts: enFacts(f),
    button: 'View changes',
  }),
  answered: (f) => ({
    subject: `Question answered: ${f.title}`,
    paragraphs: [`Your question about “${f.title}” was answered. The answer is public on the project page.`],
    facts: enFacts(f),
    button: 'View answer',
  }),
  quotesDue: (f) => ({
    subject: `Quotes due within 24 hours: ${f.title}`,
    paragraphs: [
      `Quoting for “${f.title}” closes soon. If you haven't quoted yet, submit your quote before the deadline. Late quotes aren't received.`,
    ],
    facts: enFacts(f),
    button: 'Quote',
  }),
  closedForSupplier: (f) => ({
    subject: `Quoting has closed, keep this certificate: ${f.title}`,
    paragraphs: [
      `Quoting for “${f.title}” has closed. The signed closing record below shows that no quote was added or removed since.`,
      'Keep this message. If you have quoted, verify the published result with your receipt, this record and your quote file.',
    ],
    facts: enHead(f),
    button: 'View project',
  }),
  closedForOpener: (f) => ({
    subject: f.isOver ? `Quoting has closed: ${f.title}` : `Open the quotes: ${f.title}`,
    paragraphs: [
      `Quoting for “${f.title}” has closed. Keep the signed closing record below; the opening page must show the same.`,
      ...(f.isOver ? ["The project won't be opened."] : ['Sign in and release your share of the key.']),
    ],
    facts: enHead(f),
    button: 'Go to the opening',
  }),
  keyed: (f) => ({
    subject: `Project key in use: ${f.title}`,
    paragraphs: [
      `“${f.title}” is published and you are one of those who open its quotes. Quotes are encrypted with the key of this fingerprint.`,
      "The project page and suppliers' receipts must show the same fingerprint. If they don't, don't open and contact your administrator.",
    ],
    facts: [...enFacts(f), ['Key fingerprint', f.fingerprint]],
    button: 'View the opening',
  }),
  won: (f) => ({
    subject: `You won: ${f.title}`,
    paragraphs: [
      `The result of “${f.title}” is published and you won. Sign in to see what was awarded to you.`,
      'Verify the result with your receipt, the closing record and your quote file.',
    ],
    facts: enFacts(f),
    button: 'View result letter',
  }),
  lost: (f) => ({
    subject: `Result: ${f.title}`,
    paragraphs: [
      `The result of “${f.title}” is published. You weren't selected this time; thank you for taking part.`,
      'Verify the result with your receipt, the closing record and your quote file.',
    ],
    facts: enFacts(f),
    button: 'View result letter',
  }),
  ended: (f) => ({
    subject: `Project ended: ${f.title}`,
    paragraphs: [`“${f.title}” has ended without a result.`, `Reason: ${f.reason}`],
    facts: some([
      ['Project number', f.projectNo],
      ['Buyer', f.deptName],
    ]),
    button: 'View notice',
  }),
  shareHandedOver: (f) => ({
    subject: `You take over a share of the key: ${f.title}`,
    paragraphs: [
      `Someone who opens the quotes of “${f.title}” handed their share of the key over to you. After the deadline, sign in on the device that has your key and release it.`,
    ],
    facts: [...enFacts(f), ['Key fingerprint', f.fingerprint]],
    button: 'View the opening',
  }),
  negotiating: (f) => ({
    subject: `Quote again in a negotiation: ${f.title}`,
    paragraphs: [
      `The buyer of “${f.title}” asks you for another quote: ${f.reason}`,
      'Your last quote stays valid unless you submit a lower one before the deadline. It is encrypted like the first.',
    ],
    facts: enFacts({ ...f, enrolEnd: null }),
    button: 'Quote',
  }),
  negotiationExtended: (f) => ({
    subject: `More time to negotiate: ${f.title}`,
    paragraphs: [
      `The negotiation of “${f.title}” now ends later: ${f.reason}`,
      'If you have quoted in this round, confirm your quote again before the deadline. Otherwise your earlier quote stays valid.',
    ],
    facts: enFacts({ ...f, enrolEnd: null }),
    button: 'Quote',
  }),
  scoring: (f) => ({
    subject: `Score the quotes: ${f.title}`,
    paragraphs: [
      `The quotes of “${f.title}” are open and you are one of its experts. Score them on your own and submit your scores.`,
    ],
    facts: some([
      ['Project number', f.projectNo],
      ['Buyer', f.deptName],
      ['Scores due', f.scoringEnd],
    ]),
    button: 'Start scoring',
  }),
  scoresDue: (f) => ({
    subject: `Scores due within 24 hours: ${f.title}`,
    paragraphs: [`Scoring of “${f.title}” ends soon and you haven't submitted your scores.`],
    facts: some([
      ['Project number', f.projectNo],
      ['Buyer', f.deptName],
      ['Scores due', f.scoringEnd],
    ]),
    button: 'Continue scoring',
  }),
  failureProposed: (f) => ({
    subject: `Confirm that quotes can't be opened: ${f.title}`,
    paragraphs: [
      `Too few shares are left to open the quotes of “${f.title}”. The buyer proposes to give the opening up: ${f.reason}`,
      "If you confirm, the project ends and its quotes are never opened. If a share can still be found, don't confirm and contact the buyer.",
    ],
    facts: enFacts({ ...f, enrolEnd: null }),
    button: 'Review',
  }),
  shareLost: (f) => ({
    subject: `One share less: ${f.title}`,
    paragraphs: [
      `Someone who opens the quotes of “${f.title}” revoked their key, so their share is lost. Make sure the others can open it.`,
    ],
    facts: enFacts(f),
    button: 'View the opening',
  }),
  followedChange: (f) => ({
    subject: `Change to a project you follow: ${f.title}`,
    paragraphs: [`“${f.title}”, which you follow, was changed: ${f.reason}`],
    facts: enFacts(f),
    button: 'View changes',
  }),
  followedAnswer: (f) => ({
    subject: `New answer in a project you follow: ${f.title}`,
    paragraphs: [`A question about “${f.title}”, which you follow, was answered. The answer is on the project page.`],
    facts: enFacts(f),
    button: 'View answer',
  }),
  followedResult: (f) => ({
    subject: `Result of a project you follow: ${f.title}`,
    paragraphs: [`The result of “${f.title}”, which you follow, is published.`],
    facts: some([
      ['Project number', f.projectNo],
      ['Buyer', f.deptName],
    ]),
    button: 'View result',
  }),
  followedEnd: (f) => ({
    subject: `A project you follow has ended: ${f.title}`,
    paragraphs: [`“${f.title}”, which you follow, has ended without a result.`, `Reason: ${f.reason}`],
    facts: some([
      ['Project number', f.projectNo],
      ['Buyer', f.deptName],
    ]),
    button: 'View notice',
  }),
}
