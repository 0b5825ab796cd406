import digitalVehicleDocumentation from './pictures/digital-vehicle-documentation.svg';
import fakePdfCatalogues from './pictures/fake-pdf-catalogues.svg';
import marketTrends from './pictures/market-trends-2025.svg';
import qualityAssurance from './pictures/quality-assurance.svg';

export interface Article {
  slug: string;
  /** Drawn for the article; its words say all that is in it. */
  picture: string;
  /** A placeholder until the text is revised. */
  isUnderRevision?: boolean;
}

/** The articles as the blog shows them: the first is the featured one. */
export const ARTICLES: readonly Article[] = [
  { slug: 'market-trends-2025', picture: marketTrends },
  { slug: 'digital-vehicle-documentation', picture: digitalVehicleDocumentation },
  { slug: 'quality-assurance', picture: qualityAssurance },
  { slug: 'fake-pdf-catalogues', picture: fakePdfCatalogues, isUnderRevision: true },
];
