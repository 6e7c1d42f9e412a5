import { paint } from "../house.ts";

export const field = paint.ink;
export const shadow = "#000000";

/** The fourteen rules of the escrow, in the order of the specification, with the gas that each test used. */
export const rules = [
  { says: "Buyer, seller and arbiters differ", gas: 28_410 },
  { says: "Only the buyer can fund", gas: 51_870 },
  { says: "The sum must be exact", gas: 33_205 },
  { says: "Nobody funds twice", gas: 35_118 },
  { says: "Only the seller can ship", gas: 47_932 },
  { says: "No shipping before funding", gas: 30_664 },
  { says: "Buyer releases after shipping", gas: 74_351 },
  { says: "Nobody releases twice", gas: 36_740 },
  { says: "Day 21 refunds the buyer", gas: 81_093, change: 2_140 },
  { says: "No refund on day 20", gas: 34_512 },
  { says: "Two of three arbiters decide", gas: 96_220 },
  { says: "One arbiter is not enough", gas: 62_387 },
  { says: "An arbiter votes once", gas: 58_046 },
  { says: "A call back in is refused", gas: 88_915 },
] as const;

/** The contract, with the number of the rule that a line keeps. */
export const source: readonly { code: string; rule?: number }[] = [
  { code: "contract Escrow {" },
  { code: "  enum State { Created, Funded, Shipped," },
  { code: "               Released, Refunded }" },
  { code: "" },
  { code: "  uint256 public constant LIMIT = 21 days;" },
  { code: "  address public immutable buyer;" },
  { code: "  address public immutable seller;" },
  { code: "  address[3] public arbiters;" },
  { code: "" },
  { code: "  function fund() external payable {" },
  { code: "    require(msg.sender == buyer);", rule: 2 },
  { code: "    require(msg.value == price);", rule: 3 },
  { code: "    require(state == State.Created);", rule: 4 },
  { code: "    fundedAt = block.timestamp;" },
  { code: "    state = State.Funded;" },
  { code: "  }" },
  { code: "" },
  { code: "  function ship() external {" },
  { code: "    require(msg.sender == seller);", rule: 5 },
  { code: "    require(state == State.Funded);", rule: 6 },
  { code: "    state = State.Shipped;" },
  { code: "  }" },
  { code: "" },
  { code: "  function refund() external {" },
  { code: "    require(msg.sender == buyer);", rule: 9 },
  { code: "    require(block.timestamp" },
];
