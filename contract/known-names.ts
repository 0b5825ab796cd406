import { FIRST_WORDS_OF_MAKES } from './makes.ts';
import { foldWord } from './phrases.ts';

const listOf = (names: string): ReadonlySet<string> => new Set(names.split(','));
const folded = (names: ReadonlySet<string>): ReadonlySet<string> => new Set([...names].map(foldWord));

/** The models that people know. */
const MODELS = listOf(
  'adam,agila,alhambra,altea,amarok,antara,arkana,arona,arteon,astra,ateca,auris,avensis,aygo,beetle,berlingo,bora,born,boxer,caddy,cactus,captur,' +
    'carens,carnival,cascada,cayenne,cayman,ceed,cherokee,citigo,clio,clubman,combo,compass,cooper,corolla,corsa,countryman,crafter,crossland,daily,' +
    'discovery,doblo,dokker,ducato,duster,elroq,enyaq,escape,espace,evoque,expert,fabia,fiesta,focus,forester,formentor,freelander,galaxy,giulia,' +
    'giulietta,golf,grandland,ibiza,ignis,impreza,insignia,jazz,jetta,jimny,jogger,juke,jumper,jumpy,kadjar,kamiq,kangoo,karoq,kodiaq,koleos,kona,' +
    'kuga,laguna,leaf,leon,lodgy,logan,lupo,macan,master,megane,meriva,modus,mokka,mondeo,movano,multivan,musso,mustang,navara,niro,note,octavia,' +
    'optima,orlando,outlander,panamera,panda,partner,passat,phaeton,picanto,polo,proace,puma,punto,qashqai,quattroporte,ranger,rapid,rifter,roomster,' +
    'sandero,scala,scenic,scirocco,sharan,sorento,soul,space,spider,sportage,spring,sprinter,stelvio,stinger,stonic,superb,swift,symbioz,taigo,' +
    'talento,talisman,taraco,tarraco,tavascan,taycan,tcross,tigra,tiguan,tipo,tonale,touareg,touran,tourneo,trafic,transit,troc,tucson,twingo,upgo,vectra,venga,' +
    'viano,vitara,vito,vivaro,wrangler,yaris,yeti,zafira,zoe',
);
/** The large towns of the countries where dealers are: some are as good as names of cars, "Lyon" for one. */
const TOWNS = listOf(
  'aachen,aarau,amiens,amsterdam,angers,antwerpen,augsburg,barcelona,basel,berlin,bern,besancon,bielefeld,bochum,bonn,bordeaux,braunschweig,bregenz,' +
    'bremen,brest,brugge,brussel,bruxelles,caen,calais,chemnitz,colmar,darmstadt,dijon,dortmund,dresden,duisburg,dusseldorf,eindhoven,erfurt,essen,' +
    'frankfurt,freiburg,geneve,genf,gent,graz,grenoble,groningen,halle,hamburg,hannover,heilbronn,ingolstadt,innsbruck,karlsruhe,kassel,kiel,klagenfurt,' +
    'koblenz,koln,lausanne,leipzig,lille,limoges,linz,liege,ljubljana,london,lorient,lubeck,luzern,lyon,madrid,magdeburg,mailand,mainz,mannheim,marseille,' +
    'metz,milano,montpellier,mulhouse,munchen,munich,munster,nancy,nantes,napoli,nice,nimes,nurnberg,orleans,osnabruck,paris,perpignan,poitiers,potsdam,' +
    'prag,praha,reims,rennes,roma,rostock,rotterdam,rouen,salzburg,sindelfingen,stuttgart,strasbourg,toulon,toulouse,torino,tours,trier,troyes,turin,ulm,' +
    'utrecht,valence,venezia,warschau,wien,wiesbaden,winterthur,wolfsburg,wuppertal,wurzburg,zurich',
);
/** "A3", "X5", "i30", "E220d", "320d", "3008", "ID.4" */
const NUMBERED = /^(?:[a-z]{1,3}\d{1,3}[a-z]{0,2}|[1-8]\d{2}[a-z]{1,2}|[1-6]0?0\d)$/;

const FOLDED_MAKES = folded(FIRST_WORDS_OF_MAKES);
const FOLDED_MODELS = folded(MODELS);

/** What a typed word names. A name alone says no more than its words: "Golf GTI" is none. */
export function kindOfName(word: string): 'make' | 'model' | undefined {
  const name = foldWord(word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''));
  if (FOLDED_MAKES.has(name)) return 'make';
  return FOLDED_MODELS.has(name) || NUMBERED.test(name) ? 'model' : undefined;
}

/** Whether people know a make, model or town of this name, in small letters without accents. Who types one that is not in stock has made no error. */
export const isKnownName = (name: string): boolean =>
  FIRST_WORDS_OF_MAKES.has(name) || MODELS.has(name) || TOWNS.has(name);
