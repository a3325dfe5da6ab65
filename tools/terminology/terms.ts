/**
 * Standard terms of the code, with the patterns of private terms that they replace. `names` apply to identifiers and
 * file names, `prose` to comments and documents.
 */
export interface Term {
  readonly standard: string
  readonly names?: { readonly pattern: RegExp; readonly example: string }
  readonly prose?: { readonly pattern: RegExp; readonly example: string }
  /** Files in which the word has another meaning. */
  readonly except?: RegExp
}

/** Projects have sealed quotes, questions of suppliers, and floors on the home pages. */
const sourcing =
  /^(contract|server|web|tools\/screenshots)\/.*(sourcing|\bproject|\/home\/|agreements\/compete)|^e2e\/(auction|halls|home|projects|quoting)|^bench\/fixtureProjects|^docs\/modules\/(sourcing|home)|^sealing\/src\/(clarifications|audit)\//

export const terms: readonly Term[] = [
  {
    standard: 'rendered, SSR',
    names: { pattern: /^(un)?drawn([A-Z]|$)|[a-z]Drawn|findVisitBy|takenOver/, example: 'drawnWith' },
    prose: { pattern: /\bundrawn\b/i, example: 'what was undrawn' },
    except: /\.test\.ts$|keyboardNavigation/,
  },
  {
    standard: 'application context',
    names: { pattern: /^House$|startHouse|[a-z]House$|openGround|^ground$|Ground$/, example: 'startHouse' },
    except: /^server\/src\/demo\/|palette/,
  },
  {
    standard: 'authenticate',
    names: { pattern: /^[dD]oor$|holdStranger/, example: 'holdStranger' },
    prose: { pattern: /\bdoors?\b/i, example: 'the door lets a session pass' },
  },
  {
    standard: 'layers',
    prose: { pattern: /\b(floors|wings)\b/i, example: 'the floors of the modules' },
    except: sourcing,
  },
  {
    standard: 'rate limit',
    names: { pattern: /^brakes?$|Brakes?$/, example: 'openBrakes' },
    prose: { pattern: /\bbrakes?\b/i, example: 'every route names its brake' },
  },
  {
    standard: 'deliver, receive, dead letter',
    names: { pattern: /^(un)?heard|Heard/, example: 'heardAt' },
    prose: { pattern: /\b(un)?heard\b|\bhears?\b/i, example: 'who is heard' },
  },
  {
    standard: 'encrypt, decrypt',
    names: { pattern: /^(un)?seal(s|ed|ing)?$/, example: 'unseal' },
    prose: { pattern: /\bsealed\b(?![ -](quote|bid|share|envelope)s?\b)/i, example: 'secrets are sealed' },
    // “Sealed quote” is the standard term of procurement for a quote that is unreadable before the deadline. A company
    // signs contracts with its seal.
    except:
      /modules\/contracts\/|test\/contracts\/|sealing|sealed-quotes|^(contract|server|web)\/.*sourcing|^server\/src\/(demo\/|keeper|cli\/(seal|commandList))/,
  },
  {
    standard: 'message, shown, reported',
    names: { pattern: /^(un)?told$|Told$/, example: 'setTold' },
    prose: { pattern: /\b(un)?told\b/i, example: 'the person is told' },
  },
  {
    standard: 'violation',
    names: { pattern: /^objections?|Objection|[fF]laws?$|FlawsOf|^whyNot|doubtOf/, example: 'objectionTo' },
    // 质疑: objections of suppliers to a project.
    except:
      /sourcing|\/projects?\/|^web\/src\/modules\/portal\/messages|^tools\/(flows|mutation\.list|screenshots)|layout\/(icons|menuCounts)/,
  },
  {
    standard: 'tokenizer, pinyin',
    names: { pattern: /[cC]utter|theSpeaker|^speaker$|soundsOf/, example: 'theCutter' },
  },
  {
    standard: 'listing, on sale',
    names: { pattern: /^shelf(Of|Counts|Version)?$|^reshelve/, example: 'reshelve' },
    prose: { pattern: /\bshelf\b/i, example: 'off the shelf' },
    except: /^server\/src\/demo\//,
  },
  {
    standard: 'reorder, reserve, release, split off',
    names: { pattern: /orderAgain|AgainDialog|holdOrders|ToHold|expireHold|givenBack|leaveOut/, example: 'orderAgain' },
  },
  {
    standard: 'timeline',
    names: { pattern: /^[sS]tory$|^Story[A-Z]/, example: 'StoryWords' },
    prose: { pattern: /\bstory\b/i, example: 'the story of an order' },
  },
  { standard: 'external identity, denied', names: { pattern: /outsider|NotLetIn/, example: 'NotLetIn' } },
  {
    standard: 'login method',
    names: { pattern: /^ways?(Of)?$|(Login|Factor|Session|offered)Ways?$/, example: 'FactorWay' },
    prose: { pattern: /\bways? in\b/i, example: 'every way in' },
  },
  {
    standard: 'search params',
    names: { pattern: /[qQ]uestion|askAhead|usePeek|useReads$/, example: 'readQuestion' },
    except: sourcing,
  },
  {
    standard: 'input, card, header and other names of components',
    names: {
      pattern: /SelectBox|TextBox|DayBox|Crumbs$|tellTrouble|tellFailure|Masthead|PocketMenu/,
      example: 'Masthead',
    },
    prose: { pattern: /\bmasthead\b/i, example: 'under the masthead' },
    except: /Breadcrumbs|ProductDetailPage/,
  },
  { standard: 'message, label', names: { pattern: /^says$|[a-z]Says$/, example: 'priceSays' } },
  {
    standard: 'requested',
    names: { pattern: /^asked$|[a-z]Asked$|^asked[A-Z]/, example: 'askedAt' },
    except: sourcing,
  },
  { standard: 'rate limit', names: { pattern: /TooManyCalls/, example: 'TooManyCalls' } },
  { standard: 'violation', names: { pattern: /^problemOf|^whyNot$|^flaw$/, example: 'problemOfFile' } },
  { standard: 'theme mode', names: { pattern: /[bB]rightness/, example: 'brightness' } },
  {
    standard: 'mutation test',
    names: { pattern: /^(tooth|teeth|bites?|TOOTHLESS)$/, example: 'TOOTHLESS' },
    prose: { pattern: /\b(tooth|teeth)\b/i, example: 'guards without teeth' },
  },
  { standard: 'fixture', names: { pattern: /^(aMarket|aShop|papersOf|naughty|houseWith)$/, example: 'aMarket' } },
  {
    standard: 'plain English',
    prose: { pattern: /\b(whoever|bears?|mended|lets go|lies in)\b/i, example: 'whoever bears it' },
  },
]
