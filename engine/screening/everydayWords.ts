/**
 * Words that many companies choose for a name: a listed company of one of them is not meant by
 * everybody who has it. Written for this service from general knowledge of how companies are named.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  diamond crystal emerald sapphire amethyst jasper onyx opal topaz turquoise garnet quartz granite marble platinum titanium copper bronze silver golden
  mercury venus jupiter saturn uranus neptune pluto apollo hermes athena minerva artemis poseidon hercules achilles odyssey olympus olympia pegasus
  phoenix griffin dragon unicorn centaur titan cyclops trident chariot excalibur camelot avalon atlantis eldorado babylon nineveh persepolis
  sirius polaris orion andromeda cassiopeia pleiades aquarius gemini scorpio capricorn sagittarius galaxy cosmos eclipse meteor comet solstice equinox
  horizon zenith meridian summit pinnacle vertex apogee acropolis everest olympic alpine boreal austral arctic antarctic oceanic pacific atlantic baltic
  aurora sunrise sunset sunshine sunlight moonlight daylight twilight midnight morning evening spring summer autumn winter rainbow thunder lightning
  breeze zephyr tempest tornado cyclone hurricane tsunami monsoon glacier volcano canyon plateau prairie savanna savannah desert forest meadow garden
  valley mountain island peninsula lagoon harbor harbour lighthouse seaside coastal riverside lakeside bridge castle palace temple fortress citadel
  pyramid obelisk colosseum cathedral monument landmark milestone keystone cornerstone capstone foundation pillar column
  eagle falcon condor phoenix sparrow swallow pelican albatross flamingo peacock penguin dolphin panther leopard jaguar cheetah tiger lion buffalo bison
  stallion mustang antelope gazelle elephant kangaroo camel scorpion butterfly dragonfly firefly hummingbird nightingale
  jasmine lavender orchid magnolia hibiscus dahlia violet camellia gardenia narcissus chrysanthemum sunflower blossom evergreen sequoia redwood cypress
  cedar willow juniper bamboo almond walnut hazel cherry orange mandarin olive papaya mango banana avocado saffron cinnamon ginger pepper vanilla
  victory triumph victoria fortune fortuna destiny liberty freedom justice harmony serenity unity alliance concord concordia covenant loyalty honesty
  integrity courage bravery wisdom knowledge prudence providence prosperity abundance success progress progreso advance momentum velocity synergy energia
  dynamic dynamics dynasty empire imperial majestic sovereign monarch regent regency royale prince princess emperor sultan pharaoh caesar caliph
  pioneer frontier voyager navigator mariner explorer discovery adventure challenger challenge endeavour endeavor enterprise crusader guardian sentinel
  warrior champion patriot patriots ranger hunter archer captain commander admiral general marshal sheriff messenger ambassador embassy diplomat
  premier premium supreme superior ultimate ultra optimum optimal maximum elegance elegant excellence excellent classic classical heritage legacy
  vintage antique modern future futura millennium century eternal eternity infinity infinite genesis creation origin original essence element elements
  fusion quantum nucleus proton neutron electron photon plasma matrix vector spectrum prisma prism symmetry geometry integral absolute zero omega alpha
  sigma lambda epsilon upsilon omicron gamma theta kappa delta alphabet
  vision visionary insight outlook panorama mirage phantom shadow silhouette mirror reflection impact impulse catalyst spark ignite inferno blaze flame
  oasis paradise eden heaven heavenly nirvana utopia arcadia elysium sanctuary refuge shelter haven safari caravan bazaar souvenir
  speedy express rapid swift prompt direct instant quick simple perfect reliable trusted faithful friendly family brothers sisters partners partner
  advantage benefit bonanza jackpot treasure riches wealth capital crown coronet diadem sceptre scepter jubilee carnival festival fiesta
  melody symphony rhapsody sonata concerto harmony rhythm tempo allegro maestro virtuoso opera ballet theatre
  compass anchor beacon pathfinder gateway passage crossing corridor bridge junction terminal station central metropolis metropolitan capitol
  continental national international universal global planet planetary worldwide regional provincial municipal federal republic union united
  europa europe american americana africana asiana oriental orient occidental western eastern northern southern northstar southstar eastwest
  perfecta bonita hermosa esperanza providencia victoria libertad estrella primavera paraiso mundial fortaleza corona castillo
  dilemma scenario strategy strategic tactics formula theorem paradigm concept context contact compact impact
  trademark brand master masters mastery expert experts wizard genius prodigy miracle magic mystic mystique
  computer computers software internet digital cyber virtual network online mobile wireless satellite broadband
  comfort luxury deluxe leisure pleasure delight joyful happiness smile laughter charming charisma attraction
  smart lucky happy bright noble nova vega swift prime elite rose lily pearl ruby coral amber jade ivory black white blue green red yellow purple pink
  brown grey gray gold royal star stars sun moon sea seas ocean oceans river rivers road roads way route routes silk spice sky skies cloud rain snow ice
  fire water earth wind wave waves stone rock hill hills lake bay coast shore beach sand tree trees leaf flower flowers seed fruit apple berry bee honey
  bird birds wolf bear fox hawk owl horse bull deer fish shark whale wing wings feather crest king queen knight lord lady peace hope faith trust love life
  joy dream dreams era time age day dawn light lights lite line link links net web gate gates key keys lock arrow sword shield tower house home
  lotus palm oak pine maple ash elm birch mint basil sage iris daisy tulip violets cross circle square cube sphere ring pyramid peak point top
  one two three four five six seven eight nine ten first second third hundred thousand million
  active alert agile bold brave clear cool easy fast fresh good great high ideal just kind large level main major mighty neat nice open plus power pure
  quiet ready rich right safe sharp silent smooth solid sound strong sure sweet true tall vital warm wise wide young euro afro indo sino anglo trans inter
  city town village country land world globe terra nation state capitol avenue street park plaza square corner field fields farm grove orchard
  quality equity liberty majority priority security stability capacity
`
    .trim()
    .split(/\s+/),
);

/**
 * Words behind a name that say nothing of its trade: the company with them may be the company
 * without them.
 */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `trading trade group groups holding holdings international intl general global enterprise enterprises industries industry services service
  worldwide commercial investment investments impex import export corporation co and of the grupo gruppe groupe kholding inversiones corporacion
  companies comercial handel ticaret for`.split(/\s+/),
);
