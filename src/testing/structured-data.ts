import Validator from '@adobe/structured-data-validator';

/**
 * The part of schema.org's vocabulary that our pages can use: types, their supertypes, and the
 * names of their own properties (schema.org, version of 2026). The validator would download the
 * vocabulary, and tests have no network.
 */
const TYPES: Record<string, { kindOf: string[]; properties: string }> = {
  Thing: {
    kindOf: [],
    properties: `additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name owner potentialAction sameAs subjectOf url
`,
  },
  CreativeWork: {
    kindOf: ['Thing'],
    properties: `about abstract accessMode accessModeSufficient accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard accessibilitySummary
      accountablePerson acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author award awards
      character citation comment commentCount conditionsOfAccess contentLocation contentRating contentReferenceTime contributor copyrightHolder
      copyrightNotice copyrightYear correction countryOfOrigin creator creditText dateCreated dateModified datePublished digitalSourceType discussionUrl
      editEIDR editor educationalAlignment educationalUse encoding encodingFormat encodings exampleOfWork expires fileFormat funder funding genre hasPart
      headline inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn isBasedOnUrl isFamilyFriendly isPartOf
      keywords learningResourceType license locationCreated mainEntity maintainer material materialExtent mentions offers pattern position producer provider
      publication publisher publishingPrinciples recordedAt releasedEvent review reviews schemaVersion sdDatePublished sdLicense sdPublisher size
      sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl timeRequired translator
      typicalAgeRange usageInfo version video wordCount workExample`,
  },
  Intangible: { kindOf: ['Thing'], properties: '' },
  HowTo: {
    kindOf: ['CreativeWork'],
    properties: 'estimatedCost performTime prepTime step steps supply tool totalTime yield',
  },
  Recipe: {
    kindOf: ['HowTo'],
    properties:
      'cookTime cookingMethod ingredients nutrition recipeCategory recipeCuisine recipeIngredient recipeInstructions recipeYield suitableForDiet',
  },
  HowToSection: { kindOf: ['CreativeWork', 'ItemList', 'ListItem'], properties: 'steps' },
  HowToStep: { kindOf: ['CreativeWork', 'ItemList', 'ListItem'], properties: '' },
  HowToItem: { kindOf: ['ListItem'], properties: 'requiredQuantity' },
  HowToSupply: { kindOf: ['HowToItem'], properties: 'estimatedCost' },
  HowToTool: { kindOf: ['HowToItem'], properties: '' },
  ListItem: { kindOf: ['Intangible'], properties: 'item nextItem position previousItem' },
  ItemList: { kindOf: ['Intangible'], properties: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { kindOf: ['ItemList'], properties: '' },
  Rating: {
    kindOf: ['Intangible'],
    properties: 'author bestRating ratingExplanation ratingValue reviewAspect worstRating',
  },
  AggregateRating: { kindOf: ['Rating'], properties: 'itemReviewed ratingCount reviewCount' },
  Person: {
    kindOf: ['Thing'],
    properties: `additionalName address affiliation agentInteractionStatistic alumniOf award awards birthDate birthPlace brand callSign children colleague colleagues
      contactPoint contactPoints deathDate deathPlace duns email familyName faxNumber follows funder funding gender givenName globalLocationNumber
      hasCertification hasCredential hasOccupation hasOfferCatalog hasPOS height homeLocation honorificPrefix honorificSuffix isicV4 jobTitle knows
      knowsAbout knowsLanguage makesOffer memberOf naics nationality netWorth owns parent parents performerIn publishingPrinciples relatedTo seeks sibling
      siblings skills sponsor spouse taxID telephone vatID weight workLocation worksFor`,
  },
  ProfilePage: { kindOf: ['WebPage'], properties: '' },
  WebPage: {
    kindOf: ['CreativeWork'],
    properties: `breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink significantLinks speakable specialty
`,
  },
  MediaObject: {
    kindOf: ['CreativeWork'],
    properties: `associatedArticle bitrate contentSize contentUrl duration embedUrl encodesCreativeWork encodingFormat endTime height ineligibleRegion
      interpretedAsClaim playerType productionCompany regionsAllowed requiresSubscription sha256 startTime uploadDate width`,
  },
  VideoObject: {
    kindOf: ['MediaObject'],
    properties:
      'actor actors caption director directors embeddedTextCaption musicBy transcript videoFrameSize videoQuality',
  },
  WebSite: { kindOf: ['CreativeWork'], properties: 'issn' },
  Action: {
    kindOf: ['Thing'],
    properties: `actionProcess actionStatus agent endTime error instrument location object participant provider result startTime target
`,
  },
  SearchAction: { kindOf: ['Action'], properties: 'query' },
  EntryPoint: {
    kindOf: ['Intangible'],
    properties:
      'actionApplication actionPlatform application contentType encodingType httpMethod urlTemplate',
  },
  FAQPage: { kindOf: ['WebPage'], properties: '' },
  Comment: {
    kindOf: ['CreativeWork'],
    properties: 'downvoteCount parentItem sharedContent upvoteCount',
  },
  Question: {
    kindOf: ['Comment'],
    properties: 'acceptedAnswer answerCount eduQuestionType parentItem suggestedAnswer',
  },
  Answer: { kindOf: ['Comment'], properties: 'parentItem' },
};

const inSchema = (name: string) => ({ '@id': `schema:${name}` });

/** The vocabulary in schema.org's format. */
function vocabulary(): unknown {
  const classes = Object.entries(TYPES).map(([name, { kindOf }]) => ({
    ...inSchema(name),
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': kindOf.map(inSchema),
  }));
  const properties = Object.entries(TYPES).flatMap(([type, { properties: names }]) =>
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => ({
        ...inSchema(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': inSchema(type),
      })),
  );
  return { '@graph': [...classes, ...properties] };
}

type Described = { '@type'?: string; [property: string]: unknown };

/** The structured data in a page's HTML, as search engines parse it. */
export function structuredDataIn(html: string): Described[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const parsed = JSON.parse(json) as Described | Described[];
      return Array.isArray(parsed) ? parsed : [parsed];
    },
  );
}

/**
 * The validator's errors: violations of the vocabulary and of search engines' requirements; without
 * optional properties of a step, such as a video.
 */
export async function structuredDataProblems(items: readonly Described[]): Promise<string[]> {
  const jsonld: Record<string, Described[]> = {};
  for (const item of structuredClone(items)) (jsonld[item['@type'] ?? ''] ??= []).push(item);
  const problems = await new Validator(vocabulary()).validate({
    jsonld,
    microdata: {},
    rdfa: {},
    errors: [],
  });
  return problems
    .filter(({ issueMessage }) => !issueMessage.endsWith('(optional)'))
    .map(
      ({ severity, issueMessage, path }) =>
        `${severity} ${path?.map(({ type, property }) => property ?? type).join('.')}: ${issueMessage}`,
    );
}
