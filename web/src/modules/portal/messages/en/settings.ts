import { ordering } from './settings/ordering.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { settings as zh } from '../zh-CN/settings.ts'

export const settings: SameKeys<typeof zh> = {
  title: 'Settings',
  purpose: 'How the portal looks and which rules apply. Sign-in methods are set in Sign-in settings.',
  on: 'on',
  off: 'off',
  none: 'empty',
  comma: ', ',
  group: {
    portal: 'Portal',
    services: 'Portal features',
    home: 'Home page',
    notices: 'Announcements and help',
    ordering: 'Orders and receiving',
    plans: 'Planned purchase',
    settlement: 'Settlement and payment',
    onboarding: 'Suppliers',
    contracts: 'Contracts',
    catalogue: 'Products and catalogue',
    sourcing: 'Sourcing projects',
    ledger: 'Quota and wallet',
    files: 'Uploads',
    certificates: 'Certificate sign-in',
    provider: 'Single sign-on for other apps',
  },
  portal: {
    webTitle: { label: 'Site title', help: 'Shown on browser tabs.' },
    shortName: { label: 'Short name', help: 'Shown at the top left of pages and in authenticator apps.' },
    shortNameEn: { label: 'English short name', hint: 'On English pages. Leave empty to show the short name.' },
    tagline: { label: 'Tagline', hint: 'Shown next to the short name. Leave empty for the default.' },
    themeColor: {
      label: 'Theme colour',
      hint: 'Pick a colour or enter a #RRGGBB value. Light colours are darkened so that text stays readable.',
    },
    portalLogoUrl: {
      label: 'Logo',
      hint: 'Best as a transparent PNG of 320 × 76 pixels; dark mode shows it on white. Without one the short name is shown.',
    },
    loginLogoUrl: { label: 'Logo on sign-in pages', hint: 'Without one the logo is shown.' },
    loginBackgroundUrl: {
      label: 'Background of sign-in pages',
      hint: 'Best at 1920 × 1080 pixels. Without one the default background is shown.',
    },
    favicon: { label: 'Site icon', hint: 'Best as a PNG of 512 × 512 pixels. Also the icon of the installed app.' },
    welcomeWords: { label: 'Welcome text', help: 'Shown at the top of Chinese pages.' },
    welcomeWordsEn: {
      label: 'English welcome text',
      hint: 'Shown at the top of English pages. Leave empty for “Welcome”.',
    },
    serviceTel: { label: 'Service phone', help: 'Shown at the top of pages, in the footer and on the sign-in page.' },
    isDisplayServiceTel: { label: 'Show service phone', help: 'When off, no page shows the phone number.' },
    footerContent: { label: 'Footer', help: 'Such as copyright and registration numbers.' },
    isEnable: {
      label: 'Enable portal',
      hint: 'When off, visitors can’t browse the portal and buyers have no menu. Suppliers and operators can still sign in.',
    },
    landOnFirstPermission: {
      label: 'Open the first menu item after sign-in',
      help: 'Applies only while the portal is enabled.',
    },
    isHuarun: {
      label: 'Use the group portal',
      help: 'People land on the group portal, and the sign-in page has no “Forgot password”.',
    },
  },
  services: {
    supplierEnable: {
      label: 'Supplier sign-in',
      help: 'When off, the supplier portal is not offered and suppliers cannot sign in.',
    },
    deptEnable: {
      label: 'Department registration',
      help: 'When on, the sign-in page offers registration, and departments can apply online.',
    },
    isShowCount: {
      label: 'Show figures',
      help: 'When off, the portal shows no numbers of projects, amounts or participating suppliers.',
    },
    portalMenu: {
      label: 'Portal navigation',
      hint: 'Pages left out are not in the navigation and, apart from the home page, can’t be opened.',
      options: {
        portalHomePage: 'Home',
        comparisonHall: 'Inquiries',
        biddingHall: 'Bidding',
        fixedComparisonHall: 'Direct purchases',
        notice: 'Announcements',
        noLoghelpCenter: 'Help centre',
      },
    },
    isShowCustomerService: {
      label: 'Show online support',
      help: 'When on and a support URL is set, the top of each page links to online support.',
    },
    customerServiceUrl: {
      label: 'Online support URL',
      hint: 'Opens in a new window. Use an https address or a path on this site that starts with /.',
    },
    isShowAllcatalog: { label: 'Show all categories', help: 'When off, the header has no menu of all categories.' },
    isShowBatchOrder: {
      label: 'Offer quick order',
      help: 'When on, buyers who may use it can add many products to the cart in one step, by uploading a file or pasting a list.',
    },
    isWaterMark: { label: 'Watermark', help: 'Shows department, name and last sign-in over each page.' },
    exportReason: {
      label: 'Reasons for sensitive exports',
      help: 'People state why they export people, logs, payee accounts or wallets. The export log keeps it.',
    },
  },
  home: {
    homePage: {
      label: 'Home page',
      hint: 'What the root address of the site shows. With “Use the group portal” on it is always the group portal.',
      options: {
        portalHomePage: 'Standard portal',
        portalHomePageHuarun: 'Group portal',
        homePage_shanxiTraffic: 'Transport portal',
        homePageZb: 'Tendering portal',
        homePageZpg: 'Purchasing portal',
        homePageTest: 'Sample of all blocks',
        homePageLf: 'Service portal',
        entranceLf: 'Gateway page',
        ec: 'Mall portal',
        coverPage: 'Cover page',
      },
    },
    homeLinkHosts: {
      label: 'Sites home pages may link to',
      hint: 'Host names of other sites that banners and links may lead to, with commas. Leave empty for this site only.',
    },
    isShowFirstMenu: {
      label: 'Open the catalogue on home pages',
      help: 'When off, home pages do not open its first level. Departments can differ.',
    },
    isHomeAnnouncementArea: {
      label: 'Show announcement area on home pages',
      help: 'Home pages show it when “Enable announcement area” is on as well.',
    },
    isAnnouncementArea: { label: 'Enable announcement area', help: 'When off, no page shows the announcement area.' },
  },
  notices: {
    isShowPageViews: { label: 'Show view counts', help: 'When off, readers see no view counts. Operators still do.' },
    popRemindMost: {
      label: 'Reminders shown together',
      hint: 'How many announcements pop up after a sign-in at most. The others come with the next.',
    },
  },
  ordering,
  plans: {
    planPricePercent: {
      label: 'Price rise without approval (%)',
      hint: 'Orders from a plan need no approval up to this percentage above the planned price.',
    },
  },
  settlement: {
    payableDays: { label: 'Invoices due after (days)', hint: 'Counted from the day an invoice is approved.' },
    payeeCoolingDays: {
      label: 'Cooling period of payee accounts (days)',
      hint: 'An approved change takes effect after this period.',
    },
    retentionPercent: {
      label: 'Retention (%)',
      hint: 'Withheld of invoices at payment, 10 % at most; 0: nothing. Agreements may say otherwise.',
    },
    retentionDays: {
      label: 'Retained for (days)',
      hint: 'From the receipt; a retention becomes payable on its day.',
    },
  },
  onboarding: {
    isNegativeReviewPunish: { label: 'Incidents for reviews', hint: 'Reviews of at most 2 stars open an incident.' },
    lateDeliveryDays: { label: 'Incidents for delays (days)', hint: 'Open from this many days late. 0: never.' },
  },
  contracts: {
    contractSigningOrder: {
      label: 'Signing order of contracts',
      options: { supplierFirst: 'Supplier first', oursFirst: 'Buyer first', any: 'Any order' },
    },
  },
  catalogue: {
    productReview: { label: 'Approve products before sale', help: 'When off, suppliers publish without approval.' },
    priceRiseReview: {
      label: 'Approve price rises above (%)',
      hint: 'Larger rises need approval even when product approval is off.',
    },
    isShowSupplierName: {
      label: 'Supplier names in the mall',
      hint: 'When off, lists, filters and product pages leave them out.',
    },
    isShowSupplierContact: {
      label: 'Supplier contacts in the mall',
      hint: 'When off, the mall gives no contact names or phone numbers.',
    },
    isShowSupplierRegion: {
      label: 'Supplier regions in the mall',
      hint: 'When off, the mall leaves out where suppliers are.',
    },
    isShowSupplierRating: {
      label: 'Supplier ratings in the mall',
      hint: 'When off, the mall leaves out the average scores of suppliers.',
    },
    pictureDownload: {
      label: 'Download web images',
      hint: "Images that suppliers' imports reference by URL are downloaded and shown. Public URLs only, up to 10 MB each.",
    },
  },
  sourcing: {
    isApply: {
      label: 'Online enrolment',
      hint: 'When off, suppliers cannot enrol through the portal and contact the buyer instead. Enrolments that exist stay; departments can differ.',
    },
    quotationRuleConf: {
      label: 'Quotation rule',
      hint: 'Whether suppliers may quote for some items only where items are awarded one by one. Counts for projects submitted from then on; departments can have their own.',
      options: { '0': 'Partial quotes allowed', '1': 'All items must be quoted' },
    },
    objectionDays: {
      label: 'Objection period (days)',
      hint: 'How long suppliers can object after a notice or its change, the end of quoting, or a result.',
    },
    objectionAnswerDays: { label: 'Answer due (days)', help: 'From the day of the objection.' },
    objectionEscalateDays: {
      label: 'Escalation period (days)',
      hint: 'How long suppliers can escalate an answer. After it the objection is closed automatically.',
    },
    objectionDecideDays: { label: 'Decision due (days)', help: 'From the day of the escalation.' },
    sealSuite: {
      label: 'Quote encryption',
      hint: 'Used for project keys made from now on. Published projects keep theirs.',
      options: { A: 'International (P-256, AES-256, SHA-256, Ed25519)', B: 'Chinese national (SM2, SM3, SM4)' },
    },
    changeNoticeHours: {
      label: 'Minimum notice before quoting ends (hours)',
      hint: 'Changes published later than this must extend the quoting deadline. 0: no limit.',
    },
    auditProfile: {
      label: 'Public audit file',
      hint: 'Once a result is published anyone can download and verify it. Participants see at least all totals.',
      options: { totals: 'All totals, awarded quotes', winner: 'Awarded quotes only', full: 'Every quote in full' },
    },
    publishesReasons: { label: 'Show award reasons', help: 'When on, result letters give the reasons of the award.' },
    publishesWinRate: { label: 'Show win rate', help: 'When on, suppliers see how often they have won.' },
    sourcingMail: {
      label: 'Project messages by email',
      help: 'Invitations, changes, deadlines and results are emailed to the people involved.',
    },
  },
  ledger: {
    isCheckQuota: { label: 'Check quota', help: 'When off, orders are not checked against the quota.' },
    isQuotaCaChecked: {
      label: 'Certificate for quota requests',
      help: 'When on, only users with a bound CA certificate can request a quota.',
    },
    quotaAccountSource: { label: 'Quota source', help: 'Shown where a quota names no source of its own.' },
    quotaGraceDays: {
      label: 'Quota bills due after (days)',
      hint: 'From the day of the bill; overdue quotas are frozen.',
    },
    walletReceiver: { label: 'Account for top-ups', hint: 'Name, number and bank, shown where a wallet is topped up.' },
  },
  files: {
    uploadsPerDay: { label: 'Files per person and day', help: 'No more uploads that day once reached.' },
    uploadMbPerDay: { label: 'Uploads per person and day (MB)', help: 'No more uploads that day once reached.' },
    uploadMaxMb: { label: 'Largest file (MB)', help: 'Some pages have a lower limit.' },
  },
  certificates: {
    caLoginBySerial: {
      label: 'Allow sign-in by serial number',
      hint: 'For old devices that cannot sign. Serial numbers can be copied, so two-step verification still applies.',
    },
  },
  provider: {
    oidcKeyDays: {
      label: 'Replace signing keys every (days)',
      help: 'Tokens issued before stay valid until they expire.',
    },
  },
}
